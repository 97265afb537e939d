import { Inbox } from "lucide-react";
import { useState } from "react";
import { Banner, OfflineBar } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate, FormattedNumber, Money, RelativeTime } from "#ui/format.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { ActionSamples, FieldSamples, FloatingSamples, Row, Samples } from "./samples.tsx";

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
const TokenSamples = () => (
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

const past = new Date(Date.now() - 3 * 3_600_000).toISOString();

/** Loading, empty, failed, offline; progress and numbers. */
const StateSamples = () => (
  <Samples title="States">
    <div className="grid gap-4 lg:grid-cols-3">
      <Card className="grid content-start gap-4">
        <Skeleton className="size-14 rounded-full" />
        <SkeletonText />
      </Card>
      <Card padding="none">
        <EmptyState icon={<Inbox />} title="Noch keine Chats" action={<Button>Zum Matching</Button>}>
          Sobald ein Match antwortet, steht es hier.
        </EmptyState>
      </Card>
      <Card padding="none">
        <ErrorState error={new Error("Der Server antwortet nicht.")} onRetry={() => undefined} />
      </Card>
    </div>
    <OfflineBar online={false} />
    {(["info", "good", "warn", "bad"] as const).map((tone) => (
      <Banner key={tone} tone={tone} action={<Button size="sm">Los</Button>} onClose={() => undefined}>
        Bestätige deine E-Mail-Adresse, dann kannst du Menschen schreiben.
      </Banner>
    ))}
    <ProgressBar label="Profile gesehen" value={38} max={60} />
    <Stepper current={3} total={9} />
    <Row name="format">
      <RelativeTime time={past} />
      <FormattedDate time={past} />
      <FormattedNumber value={1234567.8} />
      <Money cents={1999} />
    </Row>
  </Samples>
);

const themes = ["system", "light", "dark"] as const;

/** Every component in every state, for those who build pages. Only during development; its words are not translated. */
export default function DesignPage() {
  const [theme, setTheme] = useState<(typeof themes)[number]>("system");
  const [rtl, setRtl] = useState(false);
  const turn = () => {
    document.documentElement.dir = rtl ? "ltr" : "rtl";
    setRtl(!rtl);
  };
  const paint = () => {
    const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return (
    <>
      <SkipLink />
      <main id="main" className="mx-auto grid max-w-5xl gap-14 px-4 py-10 sm:px-8">
        <title>Design</title>
        <header className="flex flex-wrap items-center gap-3">
          <h1 className="grow text-2xl">Design system</h1>
          <Button variant="secondary" size="sm" onClick={paint}>
            Theme: {theme}
          </Button>
          <Button variant="secondary" size="sm" onClick={turn}>
            {rtl ? "Right to left" : "Left to right"}
          </Button>
        </header>
        <TokenSamples />
        <ActionSamples />
        <FieldSamples />
        <StateSamples />
        <FloatingSamples />
      </main>
    </>
  );
}
