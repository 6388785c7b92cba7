import { useEffect, useRef, useState } from 'react';
import type { AnswerMarks } from './AnswerDetail.tsx';
import { type CsvColumn, csvText } from './csv.ts';
import { saveFile } from './download.ts';
import type { ShownFault } from './FaultNotice.tsx';
import type { Wait } from './WaitSaid.tsx';

/** What has been collected of a list. */
interface Collected<Row> {
  records: Row[];
  total: number;
  leftOut: number;
  hasMoved: boolean;
  answer: AnswerMarks | null;
  wait: Wait | null;
}

/** Where the rows of an export come from. */
export interface ExportSource<Row> {
  /** The rows of the page. */
  rows: readonly Row[];
  /** Collects every record that matches. */
  collect: (options: {
    signal: AbortSignal;
    onProgress: (collected: Collected<Row>) => void;
  }) => Promise<Collected<Row>>;
  /** The fault of a collection that failed, as it can be shown; anything else is thrown on. */
  faultOf: (error: unknown) => ShownFault;
  /** What the file's name begins with: the list and its filters. */
  fileName: string;
}

type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; loaded: number; total: number | undefined; wait: Wait | null }
  | ({ kind: 'saved'; rows: number; name: string } & Omit<Collected<unknown>, 'records' | 'wait'>)
  | { kind: 'cancelled' }
  | { kind: 'failed'; fault: ShownFault };

/** One export at a time: collects, writes and saves the file, and tells how far it is. */
export function useExport<Row>(props: ExportSource<Row> & { columns: readonly CsvColumn<Row>[] }) {
  const { rows, columns, collect, faultOf, fileName } = props;
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (scope: 'page' | 'all', format: 'csv' | 'json') => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'running', loaded: 0, total: undefined, wait: null });
    try {
      const collected =
        scope === 'page'
          ? { records: [...rows], total: rows.length, leftOut: 0, hasMoved: false, answer: null }
          : await collect({
              signal: controller.signal,
              onProgress: ({ records, total, wait }) =>
                setState({ kind: 'running', loaded: records.length, total, wait }),
            });
      const { records, total, leftOut, hasMoved, answer } = collected;
      const name = `${fileName}_${timeOfFile()}.${format}`;
      const text = format === 'csv' ? await csvText(columns, records) : jsonText(records);
      // Who has left meanwhile, or cancelled it, wants no file any more.
      controller.signal.throwIfAborted();
      saveFile(name, text, format === 'csv' ? undefined : 'application/json');
      setState({ kind: 'saved', rows: records.length, total, leftOut, hasMoved, answer, name });
    } catch (error) {
      if (controller.signal.aborted) return;
      let ended: ExportState = { kind: 'idle' };
      try {
        // What is no fault of a request is thrown on to whoever started this.
        ended = { kind: 'failed', fault: faultOf(error) };
      } finally {
        setState(ended);
      }
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState((now) => (now.kind === 'running' ? { kind: 'cancelled' } : now));
  };
  return { state, start, cancel };
}

/** The records as the service sent them, without the dashboard's own marks. */
const jsonText = (records: readonly unknown[]) =>
  JSON.stringify(records, (name, value) => (name.startsWith('$') ? undefined : value), 2);

/** The moment in UTC, in characters that every file system takes: 2026-11-21T0430Z. */
const timeOfFile = () => `${new Date().toISOString().slice(0, 16).replace(':', '')}Z`;
