import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSession } from '../auth/session.ts';

/**
 * Closes a dialog or menu when the user goes to another page with Back or Forward, or when another user signs in. Render it beside
 * that dialog or menu.
 */
export function CloseWithPage({ onClose }: { onClose: () => void }) {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const change = useSession((session) => session.change);
  const [opened] = useState({ key, change });
  const isOver = change !== opened.change || (isBackOrForward && key !== opened.key);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  return null;
}
