import { type ReactNode, useEffect, useState } from 'react';

/** Something that says more about itself on hover, on focus and on touch, until Escape is pressed. `global.css` draws what it says. */
export function Hint({ text, children }: { text: string | undefined; children: ReactNode }) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with it but reaching it
    <span
      data-hint={text}
      data-dismissed={isDismissed || undefined}
      aria-description={text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard reads the hint by reaching it
      tabIndex={0}
      onPointerEnter={reach}
      // A finger has no Escape, and leaves with every touch: another touch takes away what the first one brought.
      onPointerDown={({ pointerType }) => pointerType === 'touch' && isReached && setIsDismissed(!isDismissed)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
      onFocus={reach}
      onBlur={leave}
    >
      {children}
    </span>
  );
}
