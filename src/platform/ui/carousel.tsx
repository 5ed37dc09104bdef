import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from './button.tsx';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  label: string;
  /** The heading beside the buttons. */
  heading?: ReactNode;
  /** The number of slides in view: on a wide screen, up to 1024 px and up to 640 px. */
  slides?: { wide: number; medium: number; small: number };
  children: ReactNode;
};

const DEFAULT_SLIDES = { wide: 4, medium: 3, small: 3 };

/** A looping carousel, operated by swiping, buttons or arrow keys. */
export function Carousel({ label, heading, slides = DEFAULT_SLIDES, children }: CarouselProps) {
  const { viewRef, prepare, move } = useCarousel();
  const slideElements = Children.toArray(children);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? 'previous' : 'next');
  };
  const slideCounts = { '--slides-wide': slides.wide, '--slides-medium': slides.medium, '--slides-small': slides.small };
  return (
    // The arrow keys of the buttons and slides inside arrive here; the section itself takes no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="carousel"
      aria-roledescription={m.kit_carousel()}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <div className="carousel-head">
        <div>{heading}</div>
        <Button variant="quiet" icon={ChevronLeft} iconOnly label={m.kit_carousel_previous()} onClick={() => move('previous')} />
        <Button variant="quiet" icon={ChevronRight} iconOnly label={m.kit_carousel_next()} onClick={() => move('next')} />
      </div>
      <div className="carousel-view" ref={viewRef}>
        <div className="carousel-track" style={slideCounts}>
          {slideElements.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={m.kit_carousel_slide()}
              aria-label={m.kit_carousel_position({ position: index + 1, count: slideElements.length })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
