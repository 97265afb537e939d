import { Check, Heart, Search, Send, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Badge, CountBadge, Kbd } from "#ui/badge.tsx";
import { Button, ButtonLink, type ButtonVariant } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { ConfirmDialog, Dialog, Sheet } from "#ui/dialog.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Logo } from "#ui/logo.tsx";
import { Menu, MenuItem, MenuRadios, MenuSeparator, Submenu } from "#ui/menu.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { type Tab, TabPanel, Tabs } from "#ui/tabs.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { Tooltip } from "#ui/tooltip.tsx";

/** A titled group of samples. */
export const Samples = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-5">
    <h2 className="border-line border-b pb-2 text-xl">{title}</h2>
    {children}
  </section>
);

/** Samples side by side. */
export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <p className="text-ink-soft text-xs">{name}</p>
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </div>
);

const variants: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "signal", "danger"];
const tones = ["neutral", "accent", "signal", "good", "warn", "bad"] as const;
const tabs: readonly Tab<"a" | "b" | "c">[] = [
  { value: "a", label: "Alle" },
  { value: "b", label: "Ungelesen", count: 7 },
  { value: "c", label: "Archiv" },
];
const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 2000));

/** Buttons, badges, avatars, tabs. */
export function ActionSamples() {
  const [tab, setTab] = useState<"a" | "b" | "c">("a");
  return (
    <Samples title="Actions">
      {variants.map((variant) => (
        <Row key={variant} name={`Button ${variant}: usual, busy for 2 s on press, busy, disabled`}>
          <Button variant={variant} icon={<Check className="size-4" />}>
            Speichern
          </Button>
          <Button variant={variant} onClick={slow}>
            Drück mich
          </Button>
          <Button variant={variant} busy>
            Läuft
          </Button>
          <Button variant={variant} disabled>
            Ruht
          </Button>
        </Row>
      ))}
      <Row name="sizes and a link">
        <Button size="sm">Klein</Button>
        <Button>Mittel</Button>
        <Button size="lg">Groß</Button>
        <ButtonLink to="/design" variant="secondary">
          Link
        </ButtonLink>
        <Button className="max-w-48">Donaudampfschifffahrtsgesellschaftskapitän</Button>
      </Row>
      <Row name="IconButton quiet, outline, filled, lg, disabled">
        <IconButton label="Gefällt mir" icon={<Heart className="size-5" />} />
        <IconButton label="Löschen" variant="outline" icon={<Trash2 className="size-5" />} />
        <IconButton label="Senden" variant="filled" icon={<Send className="mirror size-5" />} />
        <IconButton label="Senden" variant="filled" size="lg" icon={<Send className="mirror size-6" />} />
        <IconButton label="Senden" variant="filled" disabled icon={<Send className="mirror size-5" />} />
      </Row>
      <Row name="Badge, CountBadge, Kbd">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <CountBadge count={1} />
        <CountBadge count={42} />
        <CountBadge count={137} />
        <CountBadge count={12} cap={9} />
        <Kbd>Ctrl</Kbd>
      </Row>
      <Row name="Avatar sizes, presence, broken picture">
        <Avatar id="a1" name="Mira Vogt" size="xs" />
        <Avatar id="b2" name="Jonas" size="sm" status="online" />
        <Avatar id="c3" name="Élodie Martin" status="away" />
        <Avatar id="d4" name="ليلى" size="lg" status="offline" />
        <Avatar id="e5" name="Wei" size="xl" src="/missing.png" />
        <Logo name="Kompagnon" />
      </Row>
      <Tabs tabs={tabs} value={tab} onChange={setTab} label="Ordner">
        {tabs.map((one) => (
          <TabPanel key={one.value} value={one.value}>
            {one.label}
          </TabPanel>
        ))}
      </Tabs>
    </Samples>
  );
}

const skills = ["Videoschnitt", "Grafikdesign", "Web & Apps", "Werbetexte", "Social Media", "Anzeigen"].map(
  (label) => ({
    value: label,
    label,
  }),
);

/** Everything that is filled in. */
export function FieldSamples() {
  const [chosen, setChosen] = useState<string[]>(["Videoschnitt"]);
  const [goal, setGoal] = useState<string | null>(null);
  const [skill, setSkill] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [bio, setBio] = useState("Ich baue Shops.");
  return (
    <Samples title="Fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="E-Mail" type="email" placeholder="du@example.test" />
        <TextField label="Suche" hideLabel start={<Search className="size-4" />} placeholder="Suchen" />
        <TextField label="Username" hint="3 bis 20 Buchstaben" optional />
        <TextField label="Username" defaultValue="Le" error="Nur Buchstaben, 3–20 Zeichen." />
        <PasswordField label="Passwort" autoComplete="new-password" />
        <TextField label="Gesperrt" disabled defaultValue="unveränderlich" />
        <TextArea label="Über mich" max={40} value={bio} onChange={(event) => setBio(event.target.value)} />
        <TextArea label="Idee" error="Bitte schreib etwas." hint="Ein Satz genügt" />
        <Select label="Können" options={skills} value={skill} onChange={setSkill} placeholder="Wähle eins" />
        <Combobox
          label="Können, getippt"
          options={skills}
          value={skill}
          onChange={setSkill}
          placeholder="Tippe"
        />
        <CodeInput label="Code" value={code} onChange={setCode} hint="Sechs Ziffern aus deiner App" />
        <CodeInput label="Code" value="123456" onChange={setCode} error="Ungültiger Code" />
      </div>
      <ChoiceChips label="Was kannst du?" choices={skills} value={chosen} onChange={setChosen} max={3} />
      <ChoiceChip
        label="Was suchst du?"
        choices={skills}
        value={goal}
        onChange={setGoal}
        clearable
        error="Wähle eins."
      />
      <div className="grid gap-2 sm:grid-cols-2">
        <Checkbox label="Ich nehme die Bedingungen an." />
        <Checkbox label="Ich nehme die Bedingungen an." error="Bitte stimme zu." />
        <Switch label="Profil zeigen" hint="Andere sehen deine Karte." defaultChecked />
        <Switch label="Ruhezeit" disabled />
      </div>
      <FormError boxed>Falsche E-Mail oder falsches Passwort.</FormError>
    </Samples>
  );
}

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
