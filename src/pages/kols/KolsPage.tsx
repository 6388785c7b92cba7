import { BookmarkPlus, ChartScatter, Plus } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { kolPath } from '../../paths.ts';
import { noteLookUp, useLookUpReport } from '../../session/lookUpReport.ts';
import { createShortlist } from '../../session/shortlists.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Apart } from '../../ui/Apart.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { NameForm } from '../../ui/NameForm.tsx';
import { Page } from '../../ui/Page.tsx';
import { TextReport } from '../../ui/TextReport.tsx';
import { loadWhenIdle } from '../../ui/whenIdle.ts';
import { useKolListWords } from '../../words/kolList.ts';
import styles from './KolsPage.module.css';
import { LookUpForm } from './LookUpForm.tsx';
import { RecentKols } from './RecentKols.tsx';
import { Shortlists } from './Shortlists.tsx';
import { useListIds } from './useWorkingList.ts';
import { WorkingList } from './workingListPart.ts';

/** Where KOLs are looked up and a list of them is worked with: the interface lists none, so somebody brings the ids along. */
export function KolsPage() {
  const t = useKolListWords();
  const navigate = useNavigate();
  const { ids, setIds } = useListIds();
  const report = useLookUpReport(ids);
  const [open, setOpen] = useState<'add' | 'save' | null>(null);
  // The button that opened a form: the keyboard is there again once the form is gone.
  const opener = useRef<HTMLButtonElement>(null);
  const toggle = (form: 'add' | 'save') => (click: MouseEvent<HTMLButtonElement>) => {
    opener.current = click.currentTarget;
    setOpen(open === form ? null : form);
  };
  const close = () => {
    opener.current?.focus();
    setOpen(null);
  };
  const [hasPlot, setHasPlot] = useState(false);
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const isEmpty = ids.length === 0;
  // Who looks somebody up while the service is away has a list all the same, which says so.
  useEffect(() => loadWhenIdle(WorkingList.load), []);

  const take = (found: KolIdsInText) => {
    const [only, ...more] = found.ids;
    const fresh = found.ids.filter((id) => !ids.includes(id));
    noteLookUp({ ...found, duplicates: found.duplicates + found.ids.length - fresh.length });
    setSavedAs(null);
    close();
    if (isEmpty && only !== undefined && more.length === 0) void navigate(kolPath(only));
    else setIds([...ids, ...fresh]);
  };
  const lookUp = (
    <LookUpForm isAdding={!isEmpty} onFound={take}>
      <RecentKols />
    </LookUpForm>
  );

  const actions = (
    <div className={styles.actions}>
      <Button variant="outlined" aria-expanded={open === 'add'} onClick={toggle('add')} startIcon={<Plus size={18} />}>
        {t.addKols}
      </Button>
      <Button aria-expanded={open === 'save'} onClick={toggle('save')} startIcon={<BookmarkPlus size={18} />}>
        {t.saveShortlist}
      </Button>
      <Button aria-pressed={hasPlot} onClick={() => setHasPlot(!hasPlot)} startIcon={<ChartScatter size={18} />}>
        {hasPlot ? t.hidePlot : t.plot}
      </Button>
      <CopyButton text={() => window.location.href} label={t.copyLink} hasText />
    </div>
  );

  if (isEmpty)
    return (
      <Page title={t.title} intro={t.intro}>
        <div className={styles.start}>
          {lookUp}
          <Shortlists />
        </div>
      </Page>
    );
  return (
    <Page title={t.title} intro={t.inList(ids.length)} actions={actions}>
      {report && (
        <TextReport
          unusedTitle={t.others(report.others.length)}
          unused={report.others}
          onDismiss={() => noteLookUp(null)}
        >
          {t.found(report.ids.length, report.duplicates)}
        </TextReport>
      )}
      {open === 'add' && <div className={styles.form}>{lookUp}</div>}
      {open === 'save' && (
        <div className={styles.form}>
          <NameForm
            label={t.shortlistName}
            submit={t.save}
            onSubmit={(name) => {
              setSavedAs(createShortlist(name, ids).name);
              close();
            }}
            onCancel={close}
          />
        </div>
      )}
      <div role="status">
        {savedAs !== null && (
          <Alert
            role="none"
            severity="success"
            variant="outlined"
            onClose={() => setSavedAs(null)}
            className={styles.saved}
          >
            {t.saved(savedAs)}
          </Alert>
        )}
      </div>
      <Apart>
        <WorkingList ids={ids} setIds={setIds} hasPlot={hasPlot} />
        <div className={styles.shortlists}>
          <Shortlists />
        </div>
      </Apart>
    </Page>
  );
}
