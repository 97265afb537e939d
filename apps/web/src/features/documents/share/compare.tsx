import type { DocumentPerson } from "@kompagnon/contract/documents/model.ts";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { safetyNumber, unlockedIdentity } from "#features/identities/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { OpenDocument } from "../types.ts";
import { readerOf } from "./key-note.tsx";

type CompareProps = { document: OpenDocument; person: DocumentPerson };

/** Opens the safety number that two people compare; not shown for the viewer and for members without a key. */
export function CompareButton({ document, person }: CompareProps) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const [shown, setShown] = useState(false);
  if (person.member.id === me.id || !readerOf(document, person)?.keys) return null;
  return (
    <>
      <IconButton
        label={t("share.compare_with", { name: person.member.username })}
        icon={<ShieldCheck className="size-5" strokeWidth={1.75} />}
        onClick={() => setShown(true)}
      />
      {shown && <CompareDialog document={document} person={person} onClose={() => setShown(false)} />}
    </>
  );
}

/** The safety number of the viewer and another member: the same on both screens unless a key was replaced between them. */
export function CompareDialog({ document, person, onClose }: CompareProps & { onClose: () => void }) {
  const { t } = useTranslation("documents");
  const keys = readerOf(document, person)?.keys ?? null;
  const { data } = useQuery({
    queryKey: ["safety number", keys],
    queryFn: async () => {
      const mine = await unlockedIdentity();
      return mine && keys?.sign ? safetyNumber(mine.keys, { agree: keys.agree, sign: keys.sign }) : null;
    },
    gcTime: 0,
  });
  const name = person.member.username;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={t("share.compare")}
      description={t("share.compare_text", { name })}
    >
      {data ? (
        <p
          dir="ltr"
          className="grid grid-cols-4 gap-x-3 gap-y-2 rounded-card bg-sunken p-4 text-center font-medium font-mono text-lg tabular-nums"
        >
          {data.split(" ").map((group, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups keep their places, and two may be the same
            <span key={nth}>{group}</span>
          ))}
        </p>
      ) : (
        <Skeleton className="h-20" />
      )}
    </Dialog>
  );
}
