import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Collects what the user types while a text field loads. Without it, the first letters would be lost or reach the page.
 * @param isActive true while the field loads
 * @returns the text that was typed the last time
 */
export function useTypedText(isActive: boolean): RefObject<string> {
  const text = useRef('');
  // Ends when the field appears, which has the focus from then on.
  useLayoutEffect(() => {
    if (!isActive) return;
    text.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (key === 'Backspace') text.current = text.current.slice(0, -1);
      // The name of a key that types nothing is longer than a character, such as `Tab`.
      else if (key.length === 1) text.current += key;
      // Enter would press a button of the page.
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isActive]);
  return text;
}
