import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Members’ keys: why something is refused. */
export const errors = {
  identity_exists: "Já tens uma chave. Recarrega a página.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** The passphrase: set up, unlocked, recovered, changed. */
export const pages = {
  set_up: {
    title: "A tua frase secreta",
    lead: "O que escreves aqui é cifrado no teu dispositivo antes de chegar até nós. Só tu e quem convidares podem lê-lo. Nós não. Para isso, escolhes uma vez uma frase secreta.",
    no_reset:
      "Não a conhecemos e não a podemos repor. Por isso recebes já a seguir um código de recuperação.",
    next: "Continuar",
  },
  passphrase: {
    label: "Frase secreta",
    hint: "Pelo menos 10 caracteres. Quatro palavras sem nada em comum resultam bem. Não uses a tua palavra-passe de acesso.",
    short: "Ainda é curta demais",
    long: "É longa demais",
    weak: "Fácil de adivinhar. Mais algumas palavras tornam-na segura.",
    fine: "Boa",
    strong: "Muito boa: difícil de adivinhar",
  },
  code: {
    title: "O teu código de recuperação",
    lead: "Se te esqueceres da frase secreta, só com ele voltas a entrar. Só o mostramos agora. Guarda-o junto dos teus papéis importantes.",
    copy: "Copiar",
    copied: "Código copiado",
    copy_failed: "Não foi possível copiar. Escreve o código à mão.",
    print: "Imprimir",
    download: "Guardar como ficheiro",
    file_title: "{{name}}: código de recuperação",
    file_text: "Quem tiver este código e acesso à tua conta pode ler os teus documentos cifrados.",
    have_it: "Já o tenho guardado",
    check: "Para confirmar: quais são os quatro caracteres do grupo {{group}}?",
    check_wrong: "Não está certo. Vê outra vez.",
    again: "Ver o código outra vez",
    finish: "Concluir",
  },
  unlock: {
    title: "Abrir com a tua frase secreta",
    lead: "Neste dispositivo só precisas dela uma vez, até terminares a sessão.",
    wrong: "Essa não é a tua frase secreta.",
    forgotten: "Esqueceste-te da frase secreta?",
    open: "Abrir",
    by_passkey: "Abrir com chave de acesso",
  },
  recover: {
    title: "Frase secreta esquecida",
    lead: "Escreve o código de recuperação que recebeste na configuração. Maiúsculas e hífenes não importam.",
    code: "Código de recuperação",
    wrong: "Este código não corresponde à tua conta.",
    lost: "Também já não tens o código?",
    next: "Continuar",
    new_lead: "O código está certo. Escolhe agora uma nova frase secreta. O código continua válido.",
    new: "Nova frase secreta",
    save: "Definir a nova frase",
    done: "A nova frase secreta já está em vigor.",
  },
  over: {
    title: "Começar de novo",
    lead: "Recebes uma nova chave. Os documentos cifrados que só tu podias abrir perdem-se para sempre. Quanto aos que partilhas, as outras pessoas podem voltar a dar-te acesso.",
    confirm: "Começar de novo",
    done: "Tens uma nova chave.",
  },
  settings: {
    title: "Frase secreta para documentos cifrados",
    lead: "As apresentações são cifradas no teu dispositivo. Não podemos ler o conteúdo nem repor a frase secreta.",
    since: "Em vigor desde",
    set_up: "Configurar uma frase secreta",
    set_up_done: "A tua frase secreta está pronta.",
    change: "Mudar a frase secreta",
    change_confirm: "Mudar",
    current: "Frase secreta atual",
    changed: "Frase secreta alterada.",
    new_code: "Novo código de recuperação",
    rarely: "Código perdido ou começar de novo",
    code_lead: "O código anterior deixa de ser válido.",
    code_last: "Para terminar: confirma que és tu. Só então o novo código passa a ser válido.",
    code_confirm: "Ativar o novo código",
    code_changed: "O novo código já está em vigor.",
    over: "Começar de novo",
    here_open: "Aberta neste dispositivo até terminares a sessão.",
    here_locked: "Fechada neste dispositivo.",
    lock: "Fechar agora",
    unlock: "Abrir",
  },
  passkey: {
    add: "Autorizar uma chave de acesso",
    lead: "Em vez da frase secreta, bastam a impressão digital, o rosto ou o PIN do dispositivo. A frase continua válida.",
    none: "Ainda não tens nenhuma chave de acesso. Cria primeiro uma mais acima, em «Chaves de acesso».",
    touch_lead: "A frase está certa. Agora o teu navegador pede a chave de acesso.",
    touch: "Escolher chave de acesso",
    last: "Por fim, confirma que és tu. Só depois a chave abre os teus documentos.",
    confirm: "Ativar a chave de acesso",
    added: "A partir de agora a chave também abre os teus documentos cifrados.",
    list: "Chaves de acesso que abrem os teus documentos",
    since: "Abre desde",
    unnamed: "Chave de acesso",
    remove: "Remover",
    remove_named: "Remover: {{name}}",
    removed: "A chave já não abre os teus documentos. Podes continuar a entrar com ela.",
    cancelled: "Foi cancelado ou demorou demasiado. Tenta de novo.",
    unable: "Esta chave não consegue fazê-lo. Usa outra, cria-a de novo ou usa a frase.",
    failed: "A chave de acesso não abriu os documentos. Usa a frase secreta.",
  },
  trouble: {
    weak_lock:
      "O servidor pede uma proteção mais fraca do que o combinado. Por segurança, nada é aberto. Contacta-nos.",
    memory: "Este dispositivo tem agora pouca memória para isso. Fecha outros separadores e tenta de novo.",
    browser: "Este navegador ainda não consegue. Usa um mais recente.",
    failed: "Não resultou. Tenta de novo.",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** Its article in the help centre. */
export const help = {
  passphrase: {
    title: "Frase secreta e documentos cifrados",
    keywords:
      "frase secreta, cifrado, ponta a ponta, código de recuperação, chave, apresentação, número de segurança",
    body: "As apresentações são cifradas no teu dispositivo antes de chegarem até nós. Só as pessoas que convidas, e quem tem um link teu, as podem ler. Não vemos o conteúdo. O que vemos: os nomes das versões, quem participa e quando alguém muda alguma coisa.\n\n1. Na primeira vez escolhes uma frase secreta. Demora menos de um minuto.\n2. Depois recebes um código de recuperação. Imprime-o ou guarda-o num lugar seguro.\n3. Em cada dispositivo escreves a frase uma vez depois de iniciares sessão. Com uma chave de acesso basta a impressão digital ou o rosto: autoriza-a em «$t(settings:title)», «$t(settings:tabs.security)».\n\nSe te esqueceres dela, só o código de recuperação ajuda. Não a podemos repor. Se faltarem ambos, começa de novo em «$t(settings:title)», «$t(settings:tabs.security)»: os documentos que só tu podias abrir perdem-se.\n\nQueres ter a certeza de que não há ninguém pelo meio? Em «$t(documents:share.button)», compara o número de segurança com a outra pessoa, de preferência ao telefone.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
