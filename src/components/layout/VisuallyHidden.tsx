import type { ComponentProps } from 'react';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The element; captions also use this. */
  as?: 'span' | 'caption';
}

/** Text for screen readers only. `global.css` hides it. */
export const VisuallyHidden = ({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) => (
  <Tag data-visually-hidden {...rest} />
);
