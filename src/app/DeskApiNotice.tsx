import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showSnackbar } from '../components/feedback/Snackbar.tsx';
import { useAppMessages } from '../i18n/app.ts';
import { deskApiCheckOptions } from '../queries/deskApi.ts';

/** Says once that the service has no search by name, although the settings name one, and waits until it has one. */
export function DeskApiNotice() {
  const { noSearchByName } = useAppMessages();
  useEffect(() => showSnackbar({ text: noSearchByName }), [noSearchByName]);
  useQuery(deskApiCheckOptions());
  return null;
}
