import { useTheme } from '@mui/material/styles';

/**
 * The logo: the drawing of `public/icon.svg`, in the page, because an image of an SVG file is a document of its own, which takes
 * time before the first paint.
 * @param size its width and height in pixels
 */
export function Logo({ size }: { size: number }) {
  const { background, person, badge } = useTheme().vars.palette.logo;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="7" fill={background} />
      <circle cx="16" cy="12" r="4.5" fill={person} />
      <path
        d="M7.5 25c.8-4.6 4.2-7 8.5-7s7.7 2.4 8.5 7"
        fill="none"
        stroke={person}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="25" cy="8" r="3" fill={badge} />
    </svg>
  );
}
