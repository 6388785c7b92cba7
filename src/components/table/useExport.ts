import { useEffect, useRef, useState } from 'react';
import { ApiError, type RateLimitWait } from '../../api/ApiError.ts';
import type { LoadedList } from '../../api/LoadedList.ts';
import { UNREADABLE } from '../../contract/lenientParsing.ts';
import { type CsvColumn, csvText } from './csv.ts';
import { saveFile } from './saveFile.ts';

/** The source of the rows of an export. */
export interface ExportSource<Row> {
  /** The rows of the page. */
  rows: readonly Row[];
  /** Loads all matching records. */
  fetchAll: (options: { signal: AbortSignal; onProgress: (list: LoadedList<Row>) => void }) => Promise<LoadedList<Row>>;
  /** Called when the file is saved. @param rows the number of its records */
  onSaved?: (rows: number) => void;
  /** The start of the file name: the list and its filters. */
  fileName: string;
}

type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; loaded: number; total: number | undefined; wait: RateLimitWait | null }
  | ({ kind: 'saved'; rows: number; unreadable: number; name: string } & Pick<
      LoadedList<unknown>,
      'total' | 'skipped' | 'hasChanged' | 'response'
    >)
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: ApiError };

/** Runs one export at a time: loads, writes and saves the file, and reports the progress. */
export function useExport<Row>(props: ExportSource<Row> & { columns: readonly CsvColumn<Row>[] }) {
  const { rows, columns, fetchAll, onSaved, fileName } = props;
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (scope: 'page' | 'all', format: 'csv' | 'json') => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'running', loaded: 0, total: undefined, wait: null });
    try {
      const list =
        scope === 'page'
          ? { records: [...rows], total: rows.length, skipped: 0, hasChanged: false, response: null }
          : await fetchAll({
              signal: controller.signal,
              onProgress: ({ records, total, wait }) =>
                setState({ kind: 'running', loaded: records.length, total, wait }),
            });
      const { records, total, skipped, hasChanged, response } = list;
      const name = `${fileName}_${timeOfFile()}.${format}`;
      const text = format === 'csv' ? await csvText(columns, records) : jsonText(records);
      // After a cancellation or an unmount no file is saved.
      controller.signal.throwIfAborted();
      saveFile(name, text, format === 'csv' ? undefined : 'application/json');
      onSaved?.(records.length);
      const unreadable = records.filter(hasUnreadable).length;
      setState({ kind: 'saved', rows: records.length, unreadable, total, skipped, hasChanged, response, name });
    } catch (error) {
      if (controller.signal.aborted) return;
      setState(error instanceof ApiError ? { kind: 'failed', error } : { kind: 'idle' });
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState((now) => (now.kind === 'running' ? { kind: 'cancelled' } : now));
  };
  return { state, start, cancel };
}

/** The records as the service sent them, without internal fields. */
const jsonText = (records: readonly unknown[]) =>
  JSON.stringify(records, (name, value) => (name.startsWith('$') ? undefined : value), 2);

/** True if any field of the record was present but invalid. */
const hasUnreadable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (UNREADABLE in value || Object.values(value).some(hasUnreadable));

/** The time in UTC, in characters that every file system accepts: 2026-11-21T0430Z. */
const timeOfFile = () => `${new Date().toISOString().slice(0, 16).replace(':', '')}Z`;
