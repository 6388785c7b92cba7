import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSession } from '../auth/session.ts';

/**
 * Rendered beside what is open above a page and belongs to it: closes it when the user goes back or forward to another page, or when
 * another user has signed in.
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
