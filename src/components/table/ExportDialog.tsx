import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { Alert } from '../feedback/Alert.tsx';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { LoadProgress } from '../feedback/LoadProgress.tsx';
import { ResponseDetails } from '../feedback/ResponseDetails.tsx';
import { useAsyncAction } from '../feedback/useAsyncAction.tsx';
import { FocusableButton } from '../form/FocusableButton.tsx';
import { RadioCardGroup } from '../form/RadioCardGroup.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import type { CsvColumn } from './csv.ts';
import { type ExportSource, useExport } from './useExport.ts';

/** The rows on screen when the export is opened. */
export interface ShownRows<Row> {
  rows: readonly Row[];
  /** True while the rows are those of the previous request. */
  isStale: boolean;
  /** True if they are all matching rows in screen order, not one page. */
  isAll: boolean;
  /** The number of matching records. */
  total: number;
  onClose: () => void;
}

export interface ExportDialogProps<Row> extends ExportSource<Row>, ShownRows<Row> {
  noun: string;
  columns: readonly CsvColumn<Row>[];
}

/** Exports this page or all matching records as a file. */
export function ExportDialog<Row>(props: ExportDialogProps<Row>) {
  const { noun, rows, isStale, isAll, total, onClose } = props;
  const t = useTableMessages().exportDialog;
  const common = useCommonMessages();
  const { sentences } = useFormat();
  const [scope, setScope] = useState<'page' | 'all'>('page');
  const [format, setFormat] = useState<'csv' | 'json'>('csv');
  const { state, start, cancel } = useExport(props);
  const [run, actionError] = useAsyncAction();
  const save = () => void run(() => start(scope, format));
  const warning =
    state.kind === 'saved' &&
    sentences([
      state.hasChanged && t.moved(state.rows, state.total),
      state.skipped > 0 && t.skipped(state.skipped),
      state.unreadable > 0 && t.unreadable(state.unreadable),
    ]);
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog onClose={close} fullWidth maxWidth="xs">
      <DialogTitle>{t.title(noun)}</DialogTitle>
      <DialogContent>
        <Box
          component="fieldset"
          sx={{ display: 'grid', gap: 2, marginBottom: 2, padding: 0, border: 0 }}
          disabled={state.kind === 'running'}
        >
          <RadioCardGroup
            id="export-rows"
            name="export-rows"
            label={t.rows}
            value={scope}
            options={[
              { value: 'page', label: isAll ? t.asShown(rows.length) : t.thisPage(rows.length) },
              { value: 'all', label: t.all(total) },
            ]}
            onChange={({ target }) => setScope(target.value === 'all' ? 'all' : 'page')}
          />
          <RadioCardGroup
            id="export-format"
            name="export-format"
            label={t.format}
            value={format}
            options={[
              { value: 'csv', label: t.csv },
              { value: 'json', label: t.json },
            ]}
            onChange={({ target }) => setFormat(target.value === 'json' ? 'json' : 'csv')}
          />
        </Box>
        {state.kind === 'running' && (
          <LoadProgress loaded={state.loaded} total={state.total} wait={state.wait} onCancel={cancel} />
        )}
        {state.kind === 'failed' && <ErrorAlert error={state.error} onRetry={save} isOneOff />}
        {state.kind === 'cancelled' && <Alert severity="info">{t.cancelled}</Alert>}
        {state.kind === 'saved' && (
          <Alert severity={warning ? 'warning' : 'success'}>
            {sentences([t.saved(state.rows, state.name), warning])}
            {warning && <ResponseDetails title={warning} response={state.response} />}
          </Alert>
        )}
        {actionError}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{common.close}</Button>
        <FocusableButton variant="contained" disabled={isStale || state.kind === 'running'} onClick={save}>
          {t.save}
        </FocusableButton>
      </DialogActions>
    </Dialog>
  );
}
