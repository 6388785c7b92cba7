import { useEffect, useRef, useState } from 'react';
import { fieldId } from './eventForm.ts';

/** The heading of the review. */
export const REVIEW_ID = 'event-review';

/** `messages`: the first fault, or what is said above the form. `start`: the review's heading, or the first field. */
type Place = 'messages' | 'start';

/**
 * Puts the keyboard where the work goes on, once that is on screen: what had it is gone by then.
 * @param isOpenedHere true where something on this screen opened the form
 */
export function useFormFocus(isOpenedHere: boolean) {
  const messages = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ place: Place } | null>(isOpenedHere ? { place: 'start' } : null);
  useEffect(() => {
    if (asked === null) return;
    // The faults themselves come on screen just after they are known.
    const frame = requestAnimationFrame(() => {
      const firstFault = messages.current?.querySelector<HTMLAnchorElement>('a[data-fault]');
      if (asked.place === 'start')
        (document.getElementById(REVIEW_ID) ?? document.getElementById(fieldId('name')))?.focus();
      else if (firstFault) {
        // The list of faults stays in sight as long as the field does too.
        messages.current?.scrollIntoView();
        firstFault.click();
      } else messages.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return { messages, goTo: (place: Place) => setAsked({ place }) };
}
