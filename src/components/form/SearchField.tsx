import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useSingleKeyShortcut, useSingleKeysEnabled } from '../../ui/singleKeyShortcuts.ts';
import { useHandler } from '../../ui/useHandler.ts';
import { FormField } from './FormField.tsx';

/** Names the shortcut that puts the keyboard into the search of a screen. */
export const SEARCH_THIS_PAGE = 'search this page';

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
  const input = useRef<HTMLInputElement>(null);
  // What was asked for last. The address follows a moment later, so a value that differs from it came from
  // elsewhere (going back, clearing the filters) and replaces what is typed.
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === asked.current || input.current === null) return;
    clearTimeout(timer.current);
    asked.current = value;
    input.current.value = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const reach = () => {
    input.current?.focus();
    input.current?.select();
  };
  useSingleKeyShortcut('/', reach, { enabled: isReachedBySlash, description: SEARCH_THIS_PAGE });
  const slash = useSingleKeysEnabled() && isReachedBySlash ? '/' : undefined;

  // Typing rests for a while, in which another filter may be set: what is told then is told to the newest handler.
  const search = useHandler((text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === asked.current) return;
    asked.current = text.trim();
    onSearch(asked.current);
  });
  // The browser keeps what is typed: the field is not drawn anew for a letter.
  const field = useMemo(
    () => (
      <OutlinedInput
        id={id}
        type="search"
        placeholder={placeholder}
        defaultValue={asked.current}
        inputRef={input}
        autoFocus={autoFocus}
        inputProps={{ 'aria-keyshortcuts': slash }}
        startAdornment={
          <InputAdornment position="start" disablePointerEvents>
            <Search size={18} aria-hidden />
          </InputAdornment>
        }
        onChange={({ target }) => {
          clearTimeout(timer.current);
          if (restMs === 0) search(target.value);
          else timer.current = setTimeout(() => search(target.value), restMs);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(input.current?.value ?? '');
        }}
      />
    ),
    [id, placeholder, autoFocus, slash, restMs, search],
  );

  return (
    <FormField id={id} label={label}>
      {field}
    </FormField>
  );
}
