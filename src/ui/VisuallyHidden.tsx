import type { ComponentProps } from 'react';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** The element; a caption hides itself the same way. */
  as?: 'span' | 'caption';
}

/** Text for screen readers alone. `global.css` hides it. */
export const VisuallyHidden = ({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) => (
  <Tag data-visually-hidden {...rest} />
);
