import "./picture.css";
import { directionOf } from "@kompagnon/messages/languages.ts";
import { BRAND } from "#platform/brand.ts";
import { cx } from "#ui/cx.ts";
import { useSite } from "../use-site.ts";
import { ART } from "./art.tsx";
import { type Block, estimate, place } from "./lines.ts";
import { SIDE, type TEMPLATES, TEXTS, type TextName } from "./templates.ts";

type Template = (typeof TEMPLATES)[number];
const FACES: Readonly<Record<TextName, string>> = {
  top: "font-sans font-semibold",
  title: "font-display font-semibold",
  foot: "font-sans font-medium",
};

/**
 * One of the pictures, in the light or dark colours of its design and not of the page. Its texts are placed by `place`;
 * `script.ts` places them again while the visitor types.
 */
export function Picture({
  template: { id, blocks, colours, night },
  texts,
  label,
}: {
  template: Template;
  texts: Readonly<Record<TextName, string>>;
  label: string;
}) {
  const { language } = useSite();
  const direction = directionOf(language);
  const mirrored = direction === "rtl";
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-label={label}
      lang={language}
      direction={direction}
      className={cx("block h-auto w-full rounded-card", night ? "picture-night" : "picture-day")}
    >
      <g {...(mirrored && { transform: `matrix(-1 0 0 1 ${SIDE} 0)` })}>{ART[id]}</g>
      <Sign template={id} colour={colours.title} mirrored={mirrored} />
      {TEXTS.map((name) => {
        const block: Block = { ...blocks[name], x: mirrored ? SIDE - blocks[name].x : blocks[name].x };
        const { size, lines } = place(texts[name], block, estimate);
        return (
          <text
            key={name}
            data-text={name}
            data-block={JSON.stringify(block)}
            fontSize={size}
            className={cx(FACES[name], colours[name])}
          >
            {lines.map(({ text, y }) => (
              <tspan key={y} x={block.x} y={y}>
                {text}
              </tspan>
            ))}
          </text>
        );
      })}
    </svg>
  );
}

/** Mark and name: above, or at the end of the last line if a portrait is above. */
function Sign({
  template,
  colour,
  mirrored,
}: {
  template: Template["id"];
  colour: string;
  mirrored: boolean;
}) {
  const [x, y] = template === "meet" ? [590, 928] : [84, 84];
  const own = template === "researcher" || template === "manager";
  const at = mirrored ? SIDE - x : x;
  return (
    <>
      <g transform={`translate(${mirrored ? at - 72 : at} ${y}) scale(3)`}>
        <rect x="2.5" y="2.5" width="6" height="19" rx="3" className={own ? colour : "fill-accent"} />
        <path
          d="M19 5.2 12.4 12 19 18.8"
          fill="none"
          strokeWidth="5.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={template === "manager" ? "stroke-on-signal" : "stroke-signal"}
        />
      </g>
      <text
        x={mirrored ? at - 88 : at + 88}
        y={y + 55}
        fontSize="54"
        className={cx("font-display font-semibold", colour)}
      >
        {BRAND}
      </text>
    </>
  );
}
