/**
 * The logo: the drawing of `public/icon.svg`, in the page, because an image of an SVG file is a document of its own, which takes
 * time before the first paint. Its colors are in global.css.
 * @param size its width and height in pixels
 */
export const Logo = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} className="logo" aria-hidden>
    <rect width="32" height="32" rx="7" />
    <circle cx="16" cy="12" r="4.5" />
    <path d="M7.5 25c.8-4.6 4.2-7 8.5-7s7.7 2.4 8.5 7" />
    <circle cx="25" cy="8" r="3" />
  </svg>
);
