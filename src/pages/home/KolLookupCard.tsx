import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import type { ShownError } from '../../components/feedback/errorMessages.ts';
import { errorKind } from '../../components/feedback/errorMessages.ts';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useHomeMessages } from '../../i18n/home.ts';
import { kolPath, kolsPath } from '../../paths.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { setIdParseResult } from '../../storage/kolList.ts';
import { useShortlists } from '../../storage/shortlists.ts';
import { LinkList } from './LinkList.tsx';
import type { FailedQuery, RecentProfile } from './useRecentProfiles.ts';

/** The maximum number of shortlists here; the lookup page lists all. */
const MAX_SHORTLISTS = 4;

interface KolLookupCardProps {
  profiles: RecentProfile[];
  /** The failed queries among them. */
  failed: readonly FailedQuery[];
  /** The error that the active campaigns already show; null if there is none. */
  shownError: ShownError | null;
}

/** Prepares a meeting with a KOL: look one up, return to a recent one, open a shortlist. */
export function KolLookupCard({ profiles, failed, shownError }: KolLookupCardProps) {
  const t = useHomeMessages();
  const shortlists = useShortlists();
  return (
    <Section title={t.conversation}>
      <LookUp />
      <LinkList
        title={t.recent}
        none={t.noRecent}
        lines={profiles.map(({ id, kol, isDeleted }) => ({
          key: id,
          to: kolPath(id),
          title: kol?.full_name || id,
          // Reserves the line of the institution until it is loaded.
          detail: isDeleted ? t.gone : kol === undefined ? '\u00a0' : (kol.institution ?? undefined),
        }))}
      />
      {failed[0] !== undefined && <NamesMissing first={failed[0]} failed={failed} shownError={shownError} />}
      {shortlists.length > 0 && (
        <LinkList
          title={t.shortlists}
          lines={shortlists
            .slice(-MAX_SHORTLISTS)
            .toReversed()
            .map(({ id, name, kolIds }) => ({
              key: id,
              to: kolsPath(kolIds),
              title: name,
              end: t.members(kolIds.length),
            }))}
        />
      )}
      {shortlists.length > MAX_SHORTLISTS && (
        <Button component={Link} to={kolsPath()} size="small" sx={{ marginTop: 1, marginInlineStart: -1 }}>
          {t.allShortlists}
        </Button>
      )}
    </Section>
  );
}

/** Explains once why ids are shown instead of names. */
function NamesMissing({ first, failed, shownError }: { first: FailedQuery } & Omit<KolLookupCardProps, 'profiles'>) {
  const t = useHomeMessages();
  const { error } = useQueryState(first);
  if (error === null) return null;
  const isShownElsewhere = shownError !== null && errorKind(shownError) === errorKind(error);
  return (
    <>
      <Box sx={{ marginBlock: 1, color: 'text.secondary' }}>
        {isShownElsewhere ? t.namesUnavailable : t.namesMissing}
      </Box>
      {!isShownElsewhere && (
        <ErrorAlert
          error={error}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
    </>
  );
}

function LookUp() {
  const t = useHomeMessages();
  const common = useCommonMessages();
  const navigate = useNavigate();
  const fieldId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Box
      component="form"
      sx={{
        display: { xs: 'none', sm: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 1,
      }}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        const found = kolIdsInText(text);
        const { ids } = found;
        const [first] = ids;
        if (first === undefined) {
          setError(common.kolIdExample);
          input.current?.focus();
          return;
        }
        setIdParseResult(found);
        navigate(ids.length === 1 ? kolPath(first) : kolsPath(ids));
      }}
    >
      <Box sx={{ flex: '1 1 9rem' }}>
        <TextField
          id={fieldId}
          label={t.lookUp}
          placeholder={t.lookUpPlaceholder}
          value={text}
          error={error}
          isAlone
          inputRef={input}
          onChange={(change) => {
            setText(change.target.value);
            setError(undefined);
          }}
        />
      </Box>
      <Button type="submit" variant="contained" sx={error === undefined ? undefined : { marginBottom: 3 }}>
        {t.lookUpSubmit}
      </Button>
    </Box>
  );
}
