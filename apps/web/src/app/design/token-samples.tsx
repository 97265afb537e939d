import { cx } from "#ui/cx.ts";
import { Row, Samples } from "./sample.tsx";

const surfaces = [
  "bg-ground",
  "bg-raised",
  "bg-sunken",
  "bg-line",
  "bg-accent",
  "bg-accent-soft",
  "bg-signal",
  "bg-signal-soft",
  "bg-good-soft",
  "bg-warn-soft",
  "bg-bad-soft",
  "bg-bad",
];
const inks = [
  "text-ink",
  "text-ink-soft",
  "text-accent",
  "text-signal-ink",
  "text-good",
  "text-warn",
  "text-bad",
];
const sizes = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-display"];

/** Colours and type. */
export const TokenSamples = () => (
  <Samples title="Tokens">
    <Row name="surfaces">
      {surfaces.map((name) => (
        <span key={name} className="grid justify-items-center gap-1 text-ink-soft text-xs">
          <span className={cx("size-16 rounded-card border border-line", name)} />
          {name}
        </span>
      ))}
    </Row>
    <Row name="inks">
      {inks.map((name) => (
        <span key={name} className={cx("font-medium", name)}>
          {name}
        </span>
      ))}
    </Row>
    <div className="grid gap-2">
      {sizes.map((name) => (
        <p key={name} className={cx("truncate font-display", name)}>
          {name}: Zu zweit wird was draus
        </p>
      ))}
      <p>
        Русский: вдвоём получится · हिन्दी: दो मिलें, तो बात बने · العربية: باثنين يكتمل العمل ·
        中文：两个人，事就成了
      </p>
    </div>
  </Samples>
);
