import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CircleQuestionMark } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FORCED_COLORS } from '../../theme/theme.ts';

/** The distance between the tooltip and the edge of the screen, in pixels. */
const EDGE = 2;

interface InfoTooltipProps {
  /** The label of the icon. */
  label: string;
  /** The text of the tooltip. */
  text: string;
}

/** A question-mark icon whose tooltip defines a metric, on hover or focus. */
export function InfoTooltip({ label, text }: InfoTooltipProps) {
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsShown(false);
    };
    // On some phones a tap elsewhere fires no leave event.
    const onPress = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse' && !(target instanceof Node && mark.current?.contains(target))) setIsShown(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isShown]);
  const leave = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-visible')) setIsShown(false);
  };
  const bubble = (
    <Box
      role="tooltip"
      id={id}
      sx={bubbleStyle}
      ref={(drawn: HTMLElement | null) => {
        if (drawn !== null && mark.current !== null) placeAt(mark.current, drawn);
      }}
    >
      {text}
    </Box>
  );
  return (
    <IconButton
      ref={mark}
      size="small"
      sx={{ marginInlineStart: 0.25, color: 'inherit', displayPrint: 'none' }}
      aria-label={label}
      aria-describedby={isShown ? id : undefined}
      aria-description={text}
      onMouseEnter={() => setIsShown(true)}
      onMouseLeave={leave}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setIsShown(true);
      }}
      onBlur={leave}
    >
      <CircleQuestionMark size={16} />
      {/* For React the tooltip is inside the button, so hovering over it is not a leave. */}
      {isShown && createPortal(bubble, mark.current?.closest('main') ?? document.body)}
    </IconButton>
  );
}

/** Centers the tooltip above the icon within the screen, so that the number stays in sight, or below if there is no space. */
function placeAt(mark: HTMLElement, bubble: HTMLElement) {
  const { left, top, bottom, width } = mark.getBoundingClientRect();
  const { width: breadth, height } = bubble.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const gap = Number.parseFloat(getComputedStyle(bubble).marginTop);
  const above = top - height - 2 * gap;
  const isAbove = above + gap >= 0;
  const start = Math.max(EDGE, Math.min(left + (width - breadth) / 2, clientWidth - breadth - EDGE));
  bubble.toggleAttribute('data-above', isAbove);
  bubble.style.left = `${start + window.scrollX}px`;
  bubble.style.top = `${(isAbove ? above : bottom) + window.scrollY}px`;
}

/* It is at the end of the content, so that nothing clips it, and positioned at the icon. */
const bubbleStyle = {
  '--gap': '14px',
  position: 'absolute',
  top: '0',
  left: '0',
  zIndex: 'tooltip',
  width: 'max-content',
  maxWidth: 'min(300px, 100vw - 4px)',
  marginBlock: 'var(--gap)',
  padding: '4px 8px',
  borderRadius: 1,
  backgroundColor: 'text.primary',
  color: 'background.paper',
  fontSize: 'body3.fontSize',
  fontWeight: 500,
  overflowWrap: 'break-word',
  '&::before': { content: '""', position: 'absolute', inset: 'calc(-1 * var(--gap)) 0 100%' },
  '&[data-above]::before': { inset: '100% 0 calc(-1 * var(--gap))' },
  '@media (hover: none)': {
    '--gap': '24px',
    padding: '8px 16px',
    fontSize: 'body2.fontSize',
    fontWeight: 400,
    lineHeight: '1.14286em',
  },
  [FORCED_COLORS]: { border: '1px solid' },
  displayPrint: 'none',
} as const;
