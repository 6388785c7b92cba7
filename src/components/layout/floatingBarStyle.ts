import { PHONE } from '../../theme/theme.ts';

/** A bar that floats at the foot of the window, above the navigation, and moves nothing when it comes and goes. */
export const floatingBarStyle = {
  position: 'fixed',
  insetInline: 0,
  bottom: 'calc(var(--bottom-bar-height) + 16px)',
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  width: 'max-content',
  maxWidth: 'calc(100% - 24px)',
  marginInline: 'auto',
  paddingBlock: 0.75,
  paddingInline: '16px 8px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: 'body2.fontSize',
  [PHONE]: { bottom: 'calc(var(--bottom-bar-height) + 8px)' },
  displayPrint: 'none',
} as const;

/** What floats while rows are selected is above the actions for them (`SelectionBar`). */
export const ABOVE_SELECTION_BAR = {
  '&&': { bottom: 'calc(var(--bottom-bar-height) + var(--selection-bar-height) + 24px)' },
} as const;
