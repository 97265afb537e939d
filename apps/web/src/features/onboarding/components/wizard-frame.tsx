import type { ReactNode } from "react";
import { Link } from "react-router";
import { BRAND } from "#platform/brand.ts";
import { languageOf } from "#platform/i18n.ts";
import { signOut } from "#platform/session.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Logo } from "#ui/logo.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { STEPS } from "../answers.ts";

/** Logo, way out and progress around every step. `step` counts from 0. */
export function WizardFrame({ step, children }: { step: number; children: ReactNode }) {
  const { t, i18n } = useTranslation("onboarding");
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-5xl items-center justify-between gap-3 px-4 py-3 sm:px-8 sm:py-5">
        <Link to={sitePath("", languageOf(i18n))} className="rounded-control p-1.5 no-underline">
          <Logo name={BRAND} />
        </Link>
        <Button size="sm" variant="quiet" onClick={signOut}>
          {t("sign_out")}
        </Button>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-2xl grow flex-col px-4 outline-none sm:px-0"
      >
        <Stepper current={step} total={STEPS.length} className="pt-1 sm:pt-6" />
        {children}
      </main>
    </div>
  );
}
