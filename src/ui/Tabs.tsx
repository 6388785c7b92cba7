import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Name extends string> {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly { name: Name; label: ReactNode }[];
  selected: Name;
  idOf: (name: Name) => string;
  /** The id of what the selected tab shows. */
  panelId: string;
  onSelect: (name: Name) => void;
  /** Called when a tab is pointed at or reached by keyboard. */
  onReach?: (name: Name) => void;
  className?: string;
}

/** Tabs in one line, which scrolls sideways. They are one stop of the keyboard: the arrows walk them, Enter opens. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, selected, idOf, panelId, onSelect, onReach, className } = props;
  const list = useRef<HTMLDivElement>(null);
  // Where the keyboard is among the tabs; as long as it is elsewhere, it comes back to the selected one.
  const [reached, setReached] = useState<Name | null>(null);

  const selectedId = idOf(selected);
  useEffect(() => (list.current === null ? undefined : keepInSight(list.current, selectedId)), [selectedId]);

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx(styles.tabs, className)}
      onKeyDown={walk}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setReached(null);
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={idOf(tab.name)}
          aria-controls={panelId}
          aria-selected={tab.name === selected}
          tabIndex={tab.name === (reached ?? selected) ? 0 : -1}
          className={styles.tab}
          onClick={() => {
            if (tab.name !== selected) onSelect(tab.name);
          }}
          onMouseEnter={() => onReach?.(tab.name)}
          onFocus={() => {
            setReached(tab.name);
            onReach?.(tab.name);
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Moves the keyboard along the tabs and from the last on to the first. */
function walk(key: KeyboardEvent<HTMLDivElement>) {
  if (key.altKey || key.shiftKey || key.ctrlKey || key.metaKey) return;
  const tabs = [...key.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const here = tabs.findIndex((tab) => tab.matches(':focus'));
  const onwards = getComputedStyle(key.currentTarget).direction === 'rtl' ? -1 : 1;
  const places = new Map([
    ['ArrowRight', here + onwards],
    ['ArrowLeft', here - onwards],
    ['Home', 0],
    ['End', -1],
  ]);
  const place = places.get(key.key);
  if (place === undefined) return;
  key.preventDefault();
  tabs.at(place % tabs.length)?.focus();
}

/**
 * Scrolls the tabs, and never the page, to the selected one: now, and when another has moved it by growing.
 * @returns stops it
 */
function keepInSight(list: HTMLElement, selectedId: string) {
  let before = '';
  const observer = new ResizeObserver(() => {
    const tab = document.getElementById(selectedId);
    const place = `${tab?.offsetLeft} ${tab?.offsetWidth}`;
    if (tab === null || place === before) return;
    before = place;
    const [seen, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.left < seen.left) list.scrollLeft += own.left - seen.left;
    else if (own.right > seen.right) list.scrollLeft += Math.min(own.left - seen.left, own.right - seen.right);
  });
  for (const tab of list.children) observer.observe(tab);
  return () => observer.disconnect();
}
