import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { ActionSamples } from "./action-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FloatingSamples } from "./floating-samples.tsx";
import { StateSamples } from "./state-samples.tsx";
import { TokenSamples } from "./token-samples.tsx";

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
