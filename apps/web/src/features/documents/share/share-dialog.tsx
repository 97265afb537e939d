import { useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import type { OpenDocument } from "../types.ts";
import { Links } from "./links.tsx";
import { People } from "./people.tsx";

/** Who may open a document: its people with their roles, and links to read it. */
export function ShareDialog({
  document,
  shown,
  onClose,
}: {
  document: OpenDocument;
  shown: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("documents");
  const [tab, setTab] = useState<"people" | "links">("people");
  return (
    <Dialog
      open={shown}
      onOpenChange={(next) => !next && onClose()}
      title={t("share.title")}
      description={t("share.text")}
    >
      {document.info.can.share ? (
        <Tabs
          label={t("share.title")}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "people", label: t("share.people") },
            { value: "links", label: t("share.links") },
          ]}
        >
          <TabPanel value="people">
            <People document={document} onLeft={onClose} />
          </TabPanel>
          <TabPanel value="links">
            <Links document={document} />
          </TabPanel>
        </Tabs>
      ) : (
        <People document={document} onLeft={onClose} />
      )}
    </Dialog>
  );
}
