import { useState } from 'react';
import { Alert } from '../components/feedback/Alert.tsx';
import { useAppMessages } from '../i18n/app.ts';

/** Explains why the screen has reset after another user signed in in another tab. */
export function SessionChangedAlert() {
  const t = useAppMessages().session;
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <Alert
      severity="info"
      sx={{ margin: '16px 16px 0', marginInline: { md: 4 }, displayPrint: 'none' }}
      onClose={() => setIsRead(true)}
    >
      {t.otherUser}
    </Alert>
  );
}
