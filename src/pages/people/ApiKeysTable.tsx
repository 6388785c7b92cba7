import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo, useState } from 'react';
import { useSession } from '../../auth/session.ts';
import { DialogErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { ActionsMenu } from '../../components/layout/ActionsMenu.tsx';
import { Chip } from '../../components/layout/Chip.tsx';
import { DateTime } from '../../components/layout/DateTime.tsx';
import { PrimaryCell } from '../../components/table/cells.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import type { ApiKey } from '../../contract/apiKey.ts';
import { useAccountMessages } from '../../i18n/account.ts';
import { useFormat } from '../../i18n/format.ts';
import { useOrganizationMessages } from '../../i18n/organization.ts';
import { auditPath } from '../../paths.ts';
import { apiKeysOptions } from '../../queries/apiKeys.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { EndedStatus, OwnName } from './cells.tsx';
import { TableSection } from './TableSection.tsx';

// Opened by a click.
const RevokeDialog = lazy(async () => ({ default: (await import('./ActionDialog.tsx')).RevokeDialog }));

/** The command that creates a key. A key is shown once, on a server and in no browser. */
const CREATE_COMMAND = 'npm run keys -- create --organization NAME';

/** The API keys of the organization. */
export function ApiKeysTable() {
  const t = useOrganizationMessages();
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey | null>(null);
  const close = () => setKeyToRevoke(null);
  return (
    <>
      <TableSection
        title={t.keys}
        note={
          <>
            {t.keysNote}
            <Box component="code" sx={{ display: 'block' }}>
              {CREATE_COMMAND}
            </Box>
          </>
        }
        columns={useApiKeyColumns(setKeyToRevoke)}
        result={useQueryState(useQuery(apiKeysOptions))}
        getRowId={prefixOf}
        empty={{ title: t.noKeysTitle, explanation: t.noKeys }}
      />
      {keyToRevoke && (
        <DialogErrorBoundary onClose={close}>
          <RevokeDialog prefix={keyToRevoke.prefix} name={nameOf(keyToRevoke)} onClose={close} />
        </DialogErrorBoundary>
      )}
    </>
  );
}

const prefixOf = ({ prefix }: ApiKey) => prefix;
const nameOf = ({ label, prefix }: ApiKey) => label || prefix;

/** The columns of the keys. A column's id is the path of its field. @param onRevoke opens the question before a key is revoked */
function useApiKeyColumns(onRevoke: (apiKey: ApiKey) => void): DataColumn<ApiKey>[] {
  const t = useOrganizationMessages();
  const { roles } = useAccountMessages();
  const format = useFormat();
  const ownPrefix = useSession(({ user }) => user?.account?.id);
  return useMemo(
    () => [
      {
        id: 'label',
        header: t.key,
        size: 180,
        meta: { isFlexible: true },
        cell: ({ row: { original: apiKey } }) => {
          const name = nameOf(apiKey);
          return (
            <PrimaryCell name={name} detail={apiKey.prefix === name ? undefined : apiKey.prefix}>
              {apiKey.prefix === ownPrefix ? <OwnName name={name} /> : name}
            </PrimaryCell>
          );
        },
      },
      {
        id: 'role',
        header: t.role,
        size: 120,
        meta: { phone: { line: 2, label: '' } },
        cell: ({ row: { original } }) => roles[original.role],
      },
      {
        id: 'created_at',
        header: t.created,
        size: 140,
        meta: { phone: 'hidden' },
        cell: ({ row: { original } }) => format.date(original.created_at),
      },
      {
        id: 'last_used_at',
        header: t.lastUsed,
        size: 150,
        meta: { isFlexible: true, phone: { line: 3 } },
        cell: ({ row: { original } }) =>
          original.last_used_at === null ? t.neverUsed : <DateTime value={original.last_used_at} />,
      },
      {
        id: 'revoked_at',
        header: t.status,
        size: 150,
        meta: { isFlexible: true, phone: { line: 2, label: '' } },
        cell: ({ row: { original } }) =>
          original.revoked_at === null ? (
            <Chip tone="positive">{t.active}</Chip>
          ) : (
            <EndedStatus label={t.revoked} detail={t.revokedOn(format.date(original.revoked_at))} />
          ),
      },
      {
        id: 'actions',
        header: t.actions,
        size: 88,
        meta: { align: 'end', phone: 'menu' },
        cell: ({ row: { original: apiKey } }) => (
          <ActionsMenu
            label={t.actionsFor(nameOf(apiKey))}
            actions={[
              // The service does not revoke the key with which one is signed in.
              ...(apiKey.revoked_at === null && apiKey.prefix !== ownPrefix
                ? [{ label: t.revoke.confirm, run: () => onRevoke(apiKey) }]
                : []),
              { label: t.audit.title, to: auditPath({ actor: apiKey.prefix }) },
            ]}
          />
        ),
      },
    ],
    [t, roles, format, ownPrefix, onRevoke],
  );
}
