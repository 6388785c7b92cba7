import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SingleKeysEnabled, useSingleKeyShortcut } from '../layout/singleKeyShortcuts.ts';

/** The pause in typing before a request, in milliseconds. */
const REST_MS = 150;

interface SearchFieldProps {
  id: string;
  /** Names the field; shown inside it while it is empty, unless there is another `placeholder`. */
  label: string;
  placeholder?: string;
  /** The current search text. */
  value: string;
  /** The pause in typing before a search, in milliseconds; 0 if the search runs in the browser. */
  restMs?: number;
  /** True if `/` focuses this field; one per screen. */
  isReachedBySlash?: boolean;
  /** The id of a `datalist` with suggestions. */
  list?: string;
  autoFocus?: boolean;
  /** Called after a pause in typing, and immediately on Enter. */
  onSearch: (text: string) => void;
}

/** A search field that waits for a pause in typing, so that a word causes one request and not one per letter. */
export function SearchField(props: SearchFieldProps) {
  const {
    id,
    label,
    placeholder = label,
    value,
    restMs = REST_MS,
    isReachedBySlash = false,
    list,
    autoFocus,
    onSearch,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  // What the URL has, and the texts that were reported since then, which it gets a moment later. Any other value comes from
  // elsewhere (going back, clearing the filters) and replaces the typed text.
  const reported = useRef([value]);
  // The typed text that waits for a pause.
  const [waiting, setWaiting] = useState<string | null>(null);
  useEffect(() => {
    const position = reported.current.indexOf(value);
    reported.current = position === -1 ? [value] : reported.current.slice(position);
    if (position !== -1 || input.current === null) return;
    setWaiting(null);
    input.current.value = value;
  }, [value]);

  const reach = () => {
    input.current?.focus();
    input.current?.select();
  };
  useSingleKeyShortcut('/', reach, { enabled: isReachedBySlash });
  const slash = use(SingleKeysEnabled) && isReachedBySlash ? '/' : undefined;

  const search = (text: string) => {
    setWaiting(null);
    const trimmed = text.trim();
    if (trimmed === reported.current.at(-1)) return;
    reported.current.push(trimmed);
    onSearch(trimmed);
  };
  const searchSoon = () => {
    const text = input.current?.value ?? '';
    if (restMs === 0) search(text);
    else setWaiting(text);
  };
  // Another filter may change during the pause, so the latest `onSearch` gets the text.
  const onPause = useEffectEvent(search);
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => onPause(waiting), restMs);
    return () => clearTimeout(timer);
  }, [waiting, restMs]);
  return (
    <OutlinedInput
      id={id}
      type="search"
      placeholder={placeholder}
      defaultValue={value}
      inputRef={input}
      autoFocus={autoFocus}
      inputProps={{ 'aria-label': label, 'aria-keyshortcuts': slash, list }}
      startAdornment={
        <InputAdornment position="start" disablePointerEvents>
          <Search size={18} aria-hidden />
        </InputAdornment>
      }
      onChange={({ nativeEvent }) => {
        if (!(nativeEvent as InputEvent).isComposing) searchSoon();
      }}
      // What is being composed (Chinese, Japanese) is not yet what the user means.
      onCompositionEnd={searchSoon}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) search(input.current?.value ?? '');
      }}
    />
  );
}
