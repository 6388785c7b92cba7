import { memo } from 'react';
import { Button } from './Button.tsx';

/**
 * A button of a list's tools, drawn anew only where something about it changes: hand it a `useHandler` and an icon that
 * stands outside of the component. Turning a page should cost its rows, not everything around them.
 */
export const ToolButton = memo(Button);
