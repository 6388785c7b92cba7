import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isReauthProblem } from '../api/http.ts';
import { ErrorAlert } from '../components/feedback/ErrorAlert.tsx';
import { focusParentOnUnmount } from '../components/feedback/focus.ts';
import { FocusableButton } from '../components/form/FocusableButton.tsx';
import { Dialog } from '../components/layout/Dialog.tsx';
import type { SessionsResponse } from '../contract/account.ts';
import { useAccountMessages } from '../i18n/account.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useCommonMessages } from '../i18n/common.ts';
import { useFormat } from '../i18n/format.ts';
import { endSessionsOptions, sessionsOptions } from '../queries/sessions.ts';
import { useQueryState } from '../queries/useQueryState.ts';
import { useSignOut } from './useSignOut.ts';

/** Where the user is signed in. Each session can be ended, and all others at once. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const t = useAccountMessages();
  const { sessions: title, signOut: signOutLabel } = useAppMessages();
  const common = useCommonMessages();
  const signOut = useSignOut();
  const { data: sessions, error, isFetching, refetch } = useQueryState(useQuery(sessionsOptions));
  const end = useMutation(endSessionsOptions);
  const others = sessions?.filter(({ is_current }) => !is_current) ?? [];
  const signOutHere = () => {
    onClose();
    signOut();
  };
  return (
    <Dialog onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText role="status">
          {sessions === undefined ? error === null && common.loading : t.countedSessions(sessions.length)}
        </DialogContentText>
        {others.length > 0 && <DialogContentText>{t.unknownSessions}</DialogContentText>}
        {error !== null && <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} />}
        <Box component="ul" sx={{ marginBlock: 1.5, padding: 0, listStyle: 'none' }}>
          {sessions?.map((session) => (
            <SessionItem key={session.id} session={session}>
              {session.is_current ? (
                <Button aria-describedby={textIdOf(session)} onClick={signOutHere}>
                  {signOutLabel}
                </Button>
              ) : (
                <FocusableButton
                  aria-describedby={textIdOf(session)}
                  disabled={end.isPending}
                  onClick={() => end.mutate(session.id)}
                >
                  {signOutLabel}
                </FocusableButton>
              )}
            </SessionItem>
          ))}
        </Box>
        {end.error !== null && !isReauthProblem(end.error) && <ErrorAlert error={end.error} />}
      </DialogContent>
      <DialogActions>
        {others.length > 0 && (
          <FocusableButton
            ref={focusParentOnUnmount}
            color="error"
            disabled={end.isPending}
            onClick={() => end.mutate('others')}
          >
            {t.endOthers}
          </FocusableButton>
        )}
        <Button variant="contained" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type OwnSession = SessionsResponse['data'][number];

/** The id of the text that distinguishes the buttons of the sessions. */
const textIdOf = ({ id }: OwnSession) => `session-${id}`;

interface SessionItemProps {
  session: OwnSession;
  /** The button that ends it. */
  children: ReactNode;
}

function SessionItem({ session, children }: SessionItemProps) {
  const { is_current, device, created_at, seen_at } = session;
  const t = useAccountMessages();
  const format = useFormat();
  return (
    <Box
      component="li"
      ref={focusParentOnUnmount}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        paddingBlock: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box id={textIdOf(session)} sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {[is_current ? t.thisBrowser : t.otherBrowser, device].filter(Boolean).join(' · ')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
          <span>{t.signedInAt(format.shortDateTime(created_at))}</span>
          {!is_current && <span>{t.lastUsed(format.shortDateTime(seen_at))}</span>}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
