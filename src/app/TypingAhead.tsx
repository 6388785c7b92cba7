import { type RefObject, useLayoutEffect } from 'react';

/** What was typed for a field that is not there yet. */
export interface Typed {
  text: string;
  /** True once Enter was pressed; what comes after it is not meant for the field. */
  isEntered: boolean;
}

export const NOTHING_TYPED: Typed = { text: '', isEntered: false };

interface TypingAheadProps {
  typed: RefObject<Typed>;
  onEscape: () => void;
}

/** Stands for a field that is on its way, and keeps what is typed meanwhile; the field takes it over when it comes. */
export function TypingAhead({ typed, onEscape }: TypingAheadProps) {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape') onEscape();
      else if (!isForField(event.key)) return;
      else if (!typed.current.isEntered) typed.current = withKey(typed.current, event);
      event.preventDefault();
      event.stopPropagation();
    };
    // Before whatever has the keyboard, and before the shortcuts of a single character.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [typed, onEscape]);
  return null;
}

/** A printable key has its character for a name. */
const isForField = (key: string) => [...key].length === 1 || key === 'Enter' || key === 'Backspace';

function withKey({ text, isEntered }: Typed, { key, repeat }: KeyboardEvent): Typed {
  // Held down, it is the Enter that pressed the button of the palette.
  if (key === 'Enter') return { text, isEntered: isEntered || !repeat };
  return { text: key === 'Backspace' ? [...text].slice(0, -1).join('') : text + key, isEntered };
}
