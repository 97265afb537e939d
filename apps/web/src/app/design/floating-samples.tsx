import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog, Dialog } from "#ui/dialog.tsx";
import { Menu, MenuItem, MenuRadios, MenuSeparator, Submenu } from "#ui/menu.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { toast } from "#ui/toast.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { Row, Samples } from "./sample.tsx";

type Open = "dialog" | "confirm" | "bottom" | "end" | "start" | null;

/** Everything that floats above the page. */
export function FloatingSamples() {
  const [open, setOpen] = useState<Open>(null);
  const [order, setOrder] = useState<"new" | "old">("new");
  const on = (what: Open) => (shown: boolean) => setOpen(shown ? what : null);
  return (
    <Samples title="Floating">
      <Row name="Dialog, ConfirmDialog, Sheet">
        {(["dialog", "confirm", "bottom", "end", "start"] as const).map((what) => (
          <Button key={what} variant="secondary" onClick={() => setOpen(what)}>
            {what}
          </Button>
        ))}
      </Row>
      <Row name="Menu, Tooltip, toast">
        <Menu trigger={<Button variant="secondary">Menü</Button>} align="start">
          <MenuItem to="/design">Ein Link</MenuItem>
          <MenuItem onClick={() => toast("Gemacht", { kind: "good" })}>Eine Tat</MenuItem>
          <Submenu label="Mehr">
            <MenuItem onClick={() => undefined}>Tiefer</MenuItem>
          </Submenu>
          <MenuSeparator />
          <MenuRadios
            label="Reihenfolge"
            value={order}
            onChange={setOrder}
            choices={[
              { value: "new", label: "Neueste" },
              { value: "old", label: "Älteste" },
            ]}
          />
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 className="size-4" />} onClick={() => undefined}>
            Löschen
          </MenuItem>
        </Menu>
        <Tooltip label="Ein Hinweis">
          <Button variant="secondary">Tooltip</Button>
        </Tooltip>
        <Button variant="secondary" onClick={() => toast("Gespeichert", { kind: "good" })}>
          toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast("Profil weggelegt. Das kannst du zurücknehmen.", {
              kind: "warn",
              action: { label: "Zurück", onClick: () => toast("Zurückgenommen") },
            })
          }
        >
          toast with action
        </Button>
      </Row>
      <Dialog
        open={open === "dialog"}
        onOpenChange={on("dialog")}
        title="Gruppe gründen"
        description="Gib ihr einen Namen."
        footer={<Button onClick={() => setOpen(null)}>Gründen</Button>}
      >
        <p>Inhalt</p>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onOpenChange={on("confirm")}
        title="Chat löschen?"
        text="Die Nachrichten verschwinden bei euch beiden."
        confirm="Löschen"
        danger
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1500))}
      />
      {(["bottom", "end", "start"] as const).map((from) => (
        <Sheet
          key={from}
          from={from}
          open={open === from}
          onOpenChange={on(from)}
          title="Einzelheiten"
          footer={<Button wide>Weiter</Button>}
        >
          <p>Inhalt</p>
        </Sheet>
      ))}
    </Samples>
  );
}
