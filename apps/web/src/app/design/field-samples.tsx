import { Search } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { ChoiceChip, ChoiceChips } from "#ui/choice-chips.tsx";
import { CodeInput } from "#ui/code-input.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { TextField } from "#ui/field.tsx";
import { FormError } from "#ui/form-error.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { Samples } from "./sample.tsx";

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
