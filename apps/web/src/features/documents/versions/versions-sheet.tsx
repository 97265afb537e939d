import type { DocumentVersion } from "@kompagnon/contract/documents/log-model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Sheet } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import type { OpenDocument, VersionsButtonProps } from "../types.ts";
import { versionsQuery } from "./api.ts";
import { NameNow } from "./name-now.tsx";
import { Preview } from "./preview.tsx";
import { VersionRow } from "./version-row.tsx";

type SheetProps = VersionsButtonProps & { shown: boolean; onClose: () => void };

/** The states that a document had: named, looked at, brought back. */
export function VersionsSheet({ shown, onClose, ...props }: SheetProps) {
  const { t } = useTranslation("documents");
  const [named, setNamed] = useState<"all" | "named">("all");
  const [previewed, setPreviewed] = useState<DocumentVersion | null>(null);
  const tabs = [
    { value: "all", label: t("versions.all") },
    { value: "named", label: t("versions.named") },
  ] as const;
  return (
    <>
      <Sheet open={shown} onOpenChange={(next) => !next && onClose()} from="end" title={t("versions.title")}>
        <div className="grid gap-5">
          <p className="text-ink-soft text-sm">{t("versions.text")}</p>
          {props.open.canWrite && <NameNow open={props.open} />}
          <Tabs label={t("versions.show")} value={named} onChange={setNamed} tabs={tabs}>
            {tabs.map(({ value }) => (
              <TabPanel key={value} value={value}>
                {shown && value === named && (
                  <List open={props.open} named={named} onPreview={setPreviewed} />
                )}
              </TabPanel>
            ))}
          </Tabs>
        </div>
      </Sheet>
      {previewed && (
        <Preview
          key={previewed.covers}
          {...props}
          version={previewed}
          onClose={() => setPreviewed(null)}
          onRestored={() => {
            setPreviewed(null);
            onClose();
          }}
        />
      )}
    </>
  );
}

function List({
  open,
  named,
  onPreview,
}: {
  open: OpenDocument;
  named: "all" | "named";
  onPreview: (version: DocumentVersion) => void;
}) {
  const { t } = useTranslation("documents");
  const list = useInfiniteQuery({ ...versionsQuery(open.id, named), staleTime: 0 });
  const versions = list.data?.pages.flatMap(({ items }) => items);
  if (!versions && list.error)
    return (
      <ErrorState className="py-4!" title={t("versions.failed")} error={list.error} onRetry={list.refetch} />
    );
  if (!versions) return <SkeletonText lines={5} />;
  if (versions.length === 0)
    return (
      <p className="py-6 text-center text-ink-soft text-sm">
        {t("versions.empty")}. {t("versions.empty_text")}
      </p>
    );
  return (
    <>
      <ul className="grid gap-2">
        {versions.map((version) => (
          <VersionRow
            key={version.covers}
            open={open}
            version={version}
            onPreview={() => onPreview(version)}
          />
        ))}
      </ul>
      <NextPage list={list} label={t("versions.more")} failed={t("versions.more_failed")} />
    </>
  );
}
