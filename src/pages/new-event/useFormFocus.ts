import { useEffect, useRef, useState } from 'react';
import { fieldId } from './eventFormValues.ts';

/** The heading of the review. */
export const REVIEW_ID = 'event-review';

/**
 * `messages`: the first error, or the message above the form. `start`: the heading of the review, or the first field.
 */
type Target = 'messages' | 'start';

/**
 * Moves focus to the next step after it renders, because the focused element is gone.
 * @param isOpenedHere true if something on this screen opened the form
 */
export function useFormFocus(isOpenedHere: boolean) {
  const messages = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState<{ target: Target } | null>(isOpenedHere ? { target: 'start' } : null);
  useEffect(() => {
    if (requested === null) return;
    // The errors render shortly after they are known.
    const frame = requestAnimationFrame(() => {
      const firstError = messages.current?.querySelector<HTMLAnchorElement>('a[data-error-link]');
      if (requested.target === 'start')
        (document.getElementById(REVIEW_ID) ?? document.getElementById(fieldId('name')))?.focus();
      else if (firstError) {
        // Keeps the error summary visible if the field fits too.
        messages.current?.scrollIntoView();
        firstError.click();
      } else messages.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [requested]);
  return { messages, goTo: (target: Target) => setRequested({ target }) };
}
