import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Asking } from "../ask.ts";
import type { Unlocked } from "../keys/pair.ts";
import { identityQuery } from "../make.ts";
import { Recover } from "./recover.tsx";
import { SetUp } from "./set-up.tsx";
import { StartOver } from "./start-over.tsx";
import { Unlock } from "./unlock.tsx";

type Step = "open" | "recover" | "over";
type DoorProps = { onDone: (identity: Unlocked) => void };

/** The current dialog and its title: the setup of the first passphrase, the unlocking, or a recovery. */
export function useDoor({ onDone }: DoorProps): { title: string; body: ReactNode } {
  const { t } = useTranslation("identities");
  const { data, error, refetch } = useQuery({ ...identityQuery(), staleTime: 0 });
  const [step, setStep] = useState<Step>("open");
  if (!data)
    return {
      title: t("set_up.title"),
      body: error ? (
        <ErrorState className="py-6" error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-40" />
      ),
    };
  const { identity } = data;
  if (!identity) return { title: t("set_up.title"), body: <SetUp onDone={onDone} /> };
  if (step === "over") return { title: t("over.title"), body: <StartOver onDone={onDone} /> };
  if (step === "recover")
    return {
      title: t("recover.title"),
      body: <Recover identity={identity} onDone={onDone} onLost={() => setStep("over")} />,
    };
  return {
    title: t("unlock.title"),
    body: <Unlock identity={identity} onDone={onDone} onForgotten={() => setStep("recover")} />,
  };
}

/** Asks for the passphrase in the place of what it opens. */
export function IdentityDoor(props: DoorProps) {
  const { title, body } = useDoor(props);
  return (
    <Card as="section" className="mx-auto grid w-full max-w-lg gap-5 sm:p-6">
      <DocumentTitle>{title}</DocumentTitle>
      <div className="grid justify-items-start gap-3">
        <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent">
          <KeyRound aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </span>
        <h1 className="text-2xl">{title}</h1>
      </div>
      {body}
    </Card>
  );
}

/** The same above the page, where something that was begun needs it. */
export function IdentityDialog({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const { title, body } = useDoor({ onDone: asking.done });
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={title}>
      {body}
    </Dialog>
  );
}
