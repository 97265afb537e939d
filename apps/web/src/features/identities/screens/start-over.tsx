import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { ProofForm } from "#features/settings/public.ts";
import { call, type In } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import type { Unlocked } from "../keys/pair.ts";
import { keepAnswer, type Made } from "../make.ts";
import { KeepCode } from "./keep-code.tsx";
import { ChoosePassphrase } from "./set-up.tsx";

type Proof = Pick<In<"PUT /api/identity">["body"], "password" | "code" | "backup_code">;

/** Replaces keys that can no longer be opened; explains the loss first and again at the end. */
export function StartOver({ onDone }: { onDone: (identity: Unlocked) => void }) {
  const { t } = useTranslation("identities");
  const [made, setMade] = useState<Made | null>(null);
  const [kept, setKept] = useState(false);
  const replace = useMutation({
    mutationFn: async ({ proof, made: { given, take } }: { proof: Proof; made: Made }) => {
      const identity = await call("PUT /api/identity", { body: { ...proof, identity: given } });
      const unlocked = await take();
      keepAnswer(identity);
      return unlocked;
    },
    onSuccess: (unlocked) => {
      toast(t("over.done"), { kind: "good" });
      onDone(unlocked);
    },
  });
  if (!made)
    return (
      <ChoosePassphrase onMade={setMade}>
        <Banner tone="warn">{t("over.lead")}</Banner>
      </ChoosePassphrase>
    );
  if (!kept) return <KeepCode code={made.code} busy={false} onStored={() => setKept(true)} />;
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ProofForm
        danger
        confirm={t("over.confirm")}
        ready
        busy={replace.isPending}
        error={replace.error}
        onSubmit={(proof) => replace.mutate({ proof, made })}
      >
        <Banner tone="warn">{t("over.lead")}</Banner>
      </ProofForm>
    </Suspense>
  );
}
