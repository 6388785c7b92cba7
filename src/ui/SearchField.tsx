import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormField } from './FormField.tsx';
import { useSingleKey, useSingleKeysOn } from './singleKeys.ts';
import { useHandler } from './useHandler.ts';

/** How long typing rests before the service is asked, in milliseconds. */
const REST_MS = 250;

interface SearchFieldProps {
  id: string;
  label: string;
  placeholder?: string;
  /** What is searched for now. */
  value: string;
  /** How long typing must rest before it is searched for, in milliseconds; 0 where the answer is in the browser. */
  restMs?: number;
  /** True where `/` puts the keyboard here; one search of a screen. */
  isReachedBySlash?: boolean;
  autoFocus?: boolean;
  /** Called when typing rests, and at once on Enter. */
  onSearch: (text: string) => void;
}

/** A search that waits until typing rests, so that a word is one request and not one a letter. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, placeholder, value, restMs = REST_MS, isReachedBySlash = false, autoFocus, onSearch } = props;
  const [typed, setTyped] = useState(value);
  // What was asked for last. The address follows a moment later, so a value that differs from it came from
  // elsewhere (going back, clearing the filters) and replaces what is typed.
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  // Typing rests for a while, in which another filter may be set: what is told then is told to the newest handler.
  const report = useHandler(onSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change from elsewhere also ends the wait for what was typed before
  useEffect(() => () => clearTimeout(timer.current), [asked]);

  const input = useRef<HTMLInputElement>(null);
  const reach = () => {
    input.current?.focus();
    input.current?.select();
  };
  useSingleKey('/', isReachedBySlash ? reach : undefined);
  const slash = useSingleKeysOn() && isReachedBySlash ? '/' : undefined;

  const search = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === asked) return;
    setAsked(text.trim());
    report(text.trim());
  };

  return (
    <FormField id={id} label={label}>
      <OutlinedInput
        id={id}
        type="search"
        placeholder={placeholder}
        value={typed}
        inputRef={input}
        autoFocus={autoFocus}
        slotProps={{ input: { 'aria-keyshortcuts': slash } }}
        startAdornment={<Search size={18} aria-hidden style={{ flex: 'none', opacity: 0.7 }} />}
        onChange={(change) => {
          const text = change.target.value;
          setTyped(text);
          clearTimeout(timer.current);
          if (restMs === 0) search(text);
          else timer.current = setTimeout(() => search(text), restMs);
        }}
        onKeyDown={(key) => {
          if (key.key === 'Enter') search(typed);
        }}
      />
    </FormField>
  );
}
