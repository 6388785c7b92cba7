import { type ReactNode, useEffect, useState } from 'react';

/** A tooltip that appears on hover, focus and touch, and closes with Escape. `global.css` styles it. */
export function Tooltip({ text, children }: { text: string | undefined; children: ReactNode }) {
  const [isReached, setIsReached] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    if (!isReached) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsDismissed(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isReached]);
  if (text === undefined) return children;
  const reach = () => setIsReached(true);
  const leave = () => {
    setIsReached(false);
    setIsDismissed(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows a tooltip
    <span
      data-tooltip={text}
      data-dismissed={isDismissed || undefined}
      aria-description={text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users focus it to read the tooltip
      tabIndex={0}
      onPointerEnter={reach}
      // On touch screens there is no Escape, so a second touch closes the tooltip.
      onPointerDown={({ pointerType }) => pointerType === 'touch' && isReached && setIsDismissed(!isDismissed)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
      onFocus={reach}
      onBlur={leave}
    >
      {children}
    </span>
  );
}
