import { Check, Heart, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { Avatar } from "#ui/avatar.tsx";
import { Badge, CountBadge, Kbd } from "#ui/badge.tsx";
import { Button, ButtonLink, type ButtonVariant } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Logo } from "#ui/logo.tsx";
import { type Tab, TabPanel, Tabs } from "#ui/tabs.tsx";
import { Row, Samples } from "./sample.tsx";

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
