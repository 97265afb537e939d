/** The size that the portraits are drawn in. */
export const PORTRAIT = { width: 344, height: 236 } as const;

/** A film maker with her camera, as shapes of a picture. */
export const FilmMaker = () => (
  <>
    <rect width="344" height="236" className="fill-art-sky" />
    <circle cx="268" cy="66" r="42" className="fill-signal" />
    <path d="M0 196c60-34 118-28 172-10s112 18 172-20v70H0Z" className="fill-art-dusk" />
    <path d="M92 236c4-52 34-74 80-74s76 22 80 74Z" className="fill-accent" />
    <path d="M154 138h36v30c0 10-36 10-36 0Z" className="fill-art-shade" />
    <path
      d="M120 92c0-40 24-62 54-62s52 20 52 58c0 30-6 52-14 64-10-4-16-14-18-26l-58 4c-4 10-6 18-4 28-10-14-12-40-12-66Z"
      className="fill-art-hair"
    />
    <circle cx="206" cy="34" r="17" className="fill-art-hair" />
    <path
      d="M134 96c0-10 2-18 6-24 18 0 42-4 56-16 8 8 12 22 12 38 0 32-16 54-37 54s-37-22-37-52Z"
      className="fill-art-skin"
    />
    <path
      d="M158 122c6 7 20 7 27-1"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      className="stroke-art-shade"
    />
    <g>
      <rect x="206" y="170" width="92" height="58" rx="10" className="fill-ink" />
      <rect x="222" y="158" width="30" height="16" rx="5" className="fill-ink" />
      <circle cx="252" cy="200" r="20" className="fill-ground" />
      <circle cx="252" cy="200" r="11" className="fill-art-dusk" />
      <circle cx="286" cy="182" r="4" className="fill-signal" />
    </g>
    <path d="M196 236c0-22 8-34 20-38 8 8 10 24 8 38Z" className="fill-art-skin" />
  </>
);

/** A person in front of a rising sun. */
export const Neighbour = () => (
  <>
    <rect width="344" height="236" className="fill-art-dusk" />
    <circle cx="70" cy="70" r="34" className="fill-art-sky" />
    <path d="M84 236c4-56 40-80 88-80s84 24 88 80Z" className="fill-signal" />
    <path d="M152 130h40v34c0 12-40 12-40 0Z" className="fill-art-skin" />
    <ellipse cx="172" cy="98" rx="42" ry="50" className="fill-art-shade" />
    <path
      d="M126 92c-4-40 18-62 48-62 32 0 50 22 46 60-8-12-12-20-14-26-22 8-48 8-66 2-6 6-10 14-14 26Z"
      className="fill-art-hair"
    />
  </>
);
