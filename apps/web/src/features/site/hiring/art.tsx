import type { ReactNode } from "react";
import { FilmMaker, Neighbour, PORTRAIT } from "../portraits.tsx";
import { SIDE, type TemplateId } from "./templates.ts";

/** A portrait cut to a window of the picture. */
const Portrait = ({
  children,
  ...window
}: { children: ReactNode } & Record<"y" | "width" | "height", number>) => (
  <svg
    aria-hidden="true"
    {...window}
    viewBox={`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`}
    preserveAspectRatio="xMidYMid slice"
  >
    {children}
  </svg>
);

const Ground = ({ className }: { className: string }) => (
  <rect width={SIDE} height={SIDE} className={className} />
);

/** A square with the portrait, seen through a circle. */
function Medallion() {
  return (
    <g transform="translate(600 620)">
      <clipPath id="medallion">
        <circle cx="200" cy="200" r="200" />
      </clipPath>
      <circle cx="214" cy="214" r="200" className="fill-accent" />
      <g clipPath="url(#medallion)">
        <Portrait y={0} width={400} height={400}>
          <Neighbour />
        </Portrait>
      </g>
    </g>
  );
}

const stroke = (width: number) =>
  ({ fill: "none", strokeWidth: width, strokeLinecap: "round", strokeLinejoin: "round" }) as const;

/** The art behind the texts of each picture; everything follows the line of reading from left to right. */
export const ART: Readonly<Record<TemplateId, ReactNode>> = {
  meet: (
    <>
      <Ground className="fill-ground" />
      <Portrait y={0} width={SIDE} height={540}>
        <FilmMaker />
      </Portrait>
    </>
  ),
  researcher: (
    <>
      <Ground className="fill-accent" />
      <circle cx="820" cy="790" r="240" strokeWidth="70" fill="none" className="stroke-accent-strong" />
      <path d="m1000 970 140 140" {...stroke(96)} className="stroke-accent-strong" />
      <circle cx="976" cy="120" r="36" className="fill-signal" />
    </>
  ),
  frontend: (
    <>
      <Ground className="fill-ground" />
      <path
        d="m720 690-130 130 130 130M900 690l130 130-130 130"
        {...stroke(56)}
        className="stroke-accent-soft"
      />
      <path d="M840 670 780 970" {...stroke(56)} className="stroke-signal-soft" />
      <rect x="84" y="1046" width="912" height="8" rx="4" className="fill-accent" />
    </>
  ),
  manager: (
    <>
      <Ground className="fill-signal" />
      <g className="fill-on-signal" opacity="0.09">
        {[650, 780, 910].map((y, at) => (
          <g key={y}>
            <circle cx="620" cy={y + 45} r="45" />
            <rect x="700" y={y} width={[330, 430, 260][at]} height="90" rx="45" />
          </g>
        ))}
      </g>
    </>
  ),
  hours: (
    <>
      <Ground className="fill-art-dusk" />
      <circle cx="820" cy="830" r="186" className="fill-raised" />
      <path d="M820 830 V712 M820 830 l84 48" {...stroke(22)} className="stroke-ink" />
      <circle cx="820" cy="830" r="20" className="fill-signal" />
      <path d="M820 644a186 186 0 0 1 186 186" {...stroke(26)} className="stroke-signal" />
    </>
  ),
  share: (
    <>
      <Ground className="fill-accent-soft" />
      <Medallion />
    </>
  ),
};
