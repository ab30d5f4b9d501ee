"""The same ring and label with pygame: pygame-window.py END WIDTH HEIGHT, END in seconds since 1970."""

import math
import os
import sys
import time

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# The way that is fastest without a graphics card.
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame


def ring(screen, color, width, height, turns):
    """Draws a polygon around the stroke, since pygame's own arcs have holes."""
    steps = max(2, math.ceil(turns * 120))
    angles = [2 * math.pi * turns * step / steps for step in range(steps + 1)]

    def places(radius, angles):
        return [
            (width / 2 + radius * math.sin(angle), height / 2 - radius * math.cos(angle))
            for angle in angles
        ]

    corners = places(height * 0.39, angles) + places(height * 0.31, reversed(angles))
    pygame.draw.polygon(screen, color, corners)


def main():
    end, width, height = float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode((width, height), pygame.NOFRAME)
    font = pygame.font.Font(None, int(height * 0.19))
    ground = pygame.Surface((width, height)).convert()
    ground.fill("#0E1116")
    ring(ground, "#232A33", width, height, 1)
    clock = pygame.time.Clock()
    while not any(event.type == pygame.QUIT for event in pygame.event.get()):
        left = max(0, end - time.time())
        screen.blit(ground, (0, 0))
        ring(screen, "#3DDC97", width, height, left / 600)
        seconds = math.ceil(left)
        text = font.render(f"{seconds // 60:02}:{seconds % 60:02}", True, "#F2F5F7")
        screen.blit(text, text.get_rect(center=(width / 2, height / 2)))
        pygame.display.flip()
        clock.tick(60)


main()
