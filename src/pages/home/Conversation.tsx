import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { kolPath, kolsPath } from '../../paths.ts';
import { noteLookUp } from '../../session/lookUpReport.ts';
import { useShortlists } from '../../session/shortlists.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useHomeWords } from '../../words/home.ts';
import styles from './Conversation.module.css';
import { Lines } from './Lines.tsx';
import type { RecentProfile } from './useRecentProfiles.ts';

/** More shortlists than that are listed at the look-up. */
const MOST_SHORTLISTS = 4;

/** For whoever meets a KOL: look one up, go back to one, open a shortlist. */
export function Conversation({ profiles }: { profiles: RecentProfile[] }) {
  const t = useHomeWords();
  const shortlists = useShortlists();
  return (
    <Panel title={t.conversation}>
      <LookUp />
      <Lines
        title={t.recent}
        none={t.noRecent}
        lines={profiles.map(({ id, kol, isGone }) => ({
          key: id,
          to: kolPath(id),
          title: kol?.full_name ?? id,
          detail: isGone ? t.gone : (kol?.institution ?? undefined),
        }))}
      />
      {shortlists.length > 0 && (
        <Lines
          title={t.shortlists}
          lines={shortlists
            .slice(-MOST_SHORTLISTS)
            .toReversed()
            .map(({ id, name, kolIds }) => ({
              key: id,
              to: kolsPath(kolIds),
              title: name,
              end: t.members(kolIds.length),
            }))}
        />
      )}
      {shortlists.length > MOST_SHORTLISTS && (
        <ButtonLink to={kolsPath()} size="small" className={styles.all}>
          {t.allShortlists}
        </ButtonLink>
      )}
    </Panel>
  );
}

function LookUp() {
  const t = useHomeWords();
  const navigate = useNavigate();
  const fieldId = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        const found = kolIdsInText(text);
        const { ids } = found;
        const [first] = ids;
        if (first === undefined) return setFault(t.noId);
        noteLookUp(found);
        navigate(ids.length === 1 ? kolPath(first) : kolsPath(ids));
      }}
    >
      <div className={styles.field}>
        <TextField
          id={fieldId}
          label={t.lookUp}
          placeholder={t.lookUpPlaceholder}
          value={text}
          error={fault}
          onChange={(change) => {
            setText(change.target.value);
            setFault(undefined);
          }}
        />
      </div>
      <Button type="submit" variant="contained" className={fault === undefined ? undefined : styles.besideFault}>
        {t.lookUpSubmit}
      </Button>
    </form>
  );
}
