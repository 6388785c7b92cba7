import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ApiError } from '../../api/ApiError.ts';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { errorKind } from '../../components/feedback/errorMessages.ts';
import { useOverlays } from '../../components/layout/overlays.ts';
import { useHomeMessages } from '../../i18n/home.ts';
import { kolLookupPath, kolPath, kolsPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { kolListOptions } from '../../queries/kolDirectory.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { useShortlists } from '../../storage/shortlists.ts';
import type { FailedQuery, RecentProfile } from '../shared/useRecentProfiles.ts';

/** The maximum number of shortlists here; the KOLs screen lists all. */
const MAX_SHORTLISTS = 4;

interface FindKolProps {
  profiles: RecentProfile[];
  /** The failed queries among them. */
  failed: readonly FailedQuery[];
  /** The error that the active campaigns already show; null if there is none. */
  shownError: ApiError | null;
}

/** Prepares a meeting with a KOL: search, return to a recent one, open a shortlist. */
export function FindKol({ profiles, failed, shownError }: FindKolProps) {
  const t = useHomeMessages();
  const { openPalette } = useOverlays();
  const shortlists = useShortlists();
  return (
    <Box
      component="section"
      aria-label={t.find}
      // Paper has no links to open.
      sx={{ display: 'grid', displayPrint: 'none', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Box sx={boxStyle}>
        <Button color="inherit" aria-haspopup="dialog" onClick={openPalette} sx={searchStyle}>
          <Search size={18} aria-hidden />
          <Typography component="span" noWrap>
            {t.search}
          </Typography>
        </Button>
        {profiles.length === 0 && <Suggestion />}
      </Box>
      <Chips title={t.recent}>
        {profiles.length === 0 && <li>{t.noRecent}</li>}
        {profiles.map(({ id, kol, isDeleted }) => (
          <li key={id}>
            <ChipLink to={kolPath(id)} title={kol?.institution ?? undefined}>
              {isDeleted ? t.gone(id) : kol?.full_name || id}
            </ChipLink>
          </li>
        ))}
      </Chips>
      {failed[0] !== undefined && <NamesMissing first={failed[0]} failed={failed} shownError={shownError} />}
      {shortlists.length > 0 && (
        <Chips title={t.shortlists}>
          {shortlists
            .slice(-MAX_SHORTLISTS)
            .toReversed()
            .map(({ id, name, kolIds }) => (
              <li key={id}>
                <ChipLink to={kolsPath(kolIds)}>{t.shortlist(name, kolIds.length)}</ChipLink>
              </li>
            ))}
          {shortlists.length > MAX_SHORTLISTS && (
            <li>
              <Button component={Link} to={kolLookupPath()} size="small">
                {t.allShortlists}
              </Button>
            </li>
          )}
        </Chips>
      )}
    </Box>
  );
}

/** A KOL that exists, for a user who has opened none yet. */
function Suggestion() {
  const t = useHomeMessages();
  const { data, isLoading } = useQuery({
    ...kolListOptions({ page: 1, per_page: 1, sort: 'full_name' }),
    enabled: useHasDeskApi(),
  });
  const kol = data?.data[0];
  // Keeps the line as high as the button, so that nothing below moves when the answer is there.
  if (isLoading)
    return (
      <Skeleton>
        <Button size="small" sx={{ minWidth: 240 }} />
      </Skeleton>
    );
  if (data?.meta.total === 0)
    return (
      <Box sx={{ paddingInline: 2, color: 'text.secondary', lineHeight: 'var(--mui-touchTarget)' }}>
        {t.emptyDirectory}
      </Box>
    );
  return (
    kol && (
      <Button
        component={Link}
        to={kolPath(kol.id)}
        size="small"
        sx={{ minWidth: 0, marginInline: { xs: 0.75, sm: 1 } }}
      >
        {/* One line, like its placeholder. */}
        <Typography component="span" variant="inherit" noWrap>
          {t.suggestion(kol.full_name || kol.id, kol.id)}
        </Typography>
      </Button>
    )
  );
}

/** A titled line of links. */
function Chips({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={chipsStyle}>
      <h2 id={titleId}>{title}</h2>
      <ul>{children}</ul>
    </Box>
  );
}

function ChipLink({ to, title, children }: { to: string; title?: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={to}
      title={title}
      variant="outlined"
      size="small"
      color="inherit"
      dir="auto"
      sx={{ borderColor: 'divider', backgroundColor: 'background.paper', fontWeight: 500, overflowWrap: 'anywhere' }}
    >
      {children}
    </Button>
  );
}

/** Explains once why ids are shown instead of names. */
function NamesMissing({ first, failed, shownError }: { first: FailedQuery } & Omit<FindKolProps, 'profiles'>) {
  const t = useHomeMessages();
  const { error } = useQueryState(first);
  if (error === null) return null;
  const isShownElsewhere = shownError !== null && errorKind(shownError) === errorKind(error);
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{isShownElsewhere ? t.namesUnavailable : t.namesMissing}</Box>
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

/** The search with its suggestion, which is below it on a phone. */
const boxStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  border: 1,
  borderColor: 'fieldBorder',
  borderRadius: 1,
  backgroundColor: 'background.paper',
} as const;

const searchStyle = {
  flex: { xs: '1 1 100%', sm: 1 },
  justifyContent: 'flex-start',
  gap: 1.5,
  minWidth: 0,
  minHeight: 46,
  paddingInline: 2,
  color: 'text.secondary',
  '& > svg': { flex: 'none' },
} as const;

const chipsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
  '& h2': { fontSize: 'body2.fontSize' },
  '& ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, margin: 0, padding: 0, listStyle: 'none' },
} as const;
