import type { messages as german } from "../de/help.ts";
import type { Translation } from "../translation.ts";

/** Texts of the help centre. */
export const messages = {
  title: "Ajuda",
  lead: "Procura uma palavra ou explora os temas.",
  search: "Procurar na ajuda",
  placeholder: "Em que precisas de ajuda?",
  results_one: "{{count}} artigo encontrado",
  results_many: "{{count}} artigos encontrados",
  results_other: "{{count}} artigos encontrados",
  empty_title: "Nada encontrado para “{{words}}”",
  empty_text:
    "Experimenta uma só palavra mais curta, por exemplo “palavra-passe” ou “match”. Ou escreve-nos: a nossa morada está na ficha legal.",
  empty_action: "Ir para a ficha legal",
  back: "Todos os temas",
  related: "Vê também",
  copy_link: "Copiar link",
  copied: "O link foi copiado.",
  copy_failed: "Não foi possível copiar. Aqui está o link: {{address}}",
  sections: {
    start: "Entrar e começar",
    security: "Segurança",
    profile: "O teu perfil",
    matching: "Matching",
    chats: "Conversas",
    groups: "Grupos",
    app: "Notificações e aplicação",
    data: "Os teus dados e as regras",
  },
  articles: {
    sign_up: {
      title: "Criar conta e confirmar o e-mail",
      keywords:
        "registo, registar, inscrição, conta nova, e-mail de confirmação, ativação, link expirado, spam",
      body: "A tua conta é gratuita e fica pronta em dois minutos.\n\n1. Escolhe “Registar” na página de entrada.\n2. Escreve o teu e-mail e, duas vezes, uma palavra-passe de 8 a 128 caracteres.\n3. Aceita os termos de utilização e carrega em “Criar conta”.\n4. Abre o nosso e-mail e confirma o teu endereço.\n\nO link do e-mail vale 24 horas e só uma vez. Se nada chegar, vê no spam e carrega em “Enviar de novo” na barra de cima.",
    },
    sign_in: {
      title: "Entrar, e o que significa um bloqueio",
      keywords:
        "login, iniciar sessão, acesso, bloqueado, demasiadas tentativas, 5 minutos, palavra-passe errada, senha",
      body: "Entra com o teu e-mail e a tua palavra-passe. Se ativaste os códigos de dois fatores, pedimos depois o código da tua aplicação.\n\nApós cinco tentativas falhadas, a entrada fica bloqueada durante 5 minutos. Isso protege-te de quem anda a experimentar palavras-passe. A página mostra quando podes continuar.\n\n- Vê se o Caps Lock está desligado.\n- Mostra a palavra-passe com o símbolo do olho.\n- Já não te lembras? Repõe-na por e-mail em vez de continuares a adivinhar.",
    },
    reset_password: {
      title: "Palavra-passe esquecida",
      keywords: "repor, nova palavra-passe, senha perdida, não consigo entrar, recuperar, link expirado",
      body: "Não faz mal, defines simplesmente uma nova.\n\n1. Na página de entrada, segue o link para a palavra-passe esquecida.\n2. Escreve o teu e-mail. Enviamos-te um link.\n3. Abre-o e escolhe uma nova palavra-passe de 8 a 128 caracteres. Com códigos de dois fatores precisas também de um código.\n\nO link vale 10 minutos e só uma vez. Podes pedir outro e-mail passados 2 minutos. Por segurança não dizemos se um endereço tem conta: se nada chegar, verifica como o escreveste e o spam.",
    },
    google: {
      title: "Entrar com o Google",
      keywords: "conta Google, Gmail, sem palavra-passe, primeira palavra-passe, senha",
      body: "Se vires o botão do Google na página de entrada, podes entrar sem palavra-passe própria. Se não estiver lá, o Google não é oferecido aqui.\n\nRegistaste-te com o Google e queres ter também uma palavra-passe?\n\n1. Abre as definições e vai a “Segurança”.\n2. Pede um e-mail para a tua primeira palavra-passe.\n3. Abre o link e escolhe uma palavra-passe com pelo menos 8 caracteres.\n\nA partir daí tens os dois caminhos. Dá jeito se um dia não conseguires entrar na tua conta Google.",
    },
    passkeys: {
      title: "Chaves de acesso: entrar sem palavra-passe",
      keywords:
        "passkey, impressão digital, reconhecimento facial, Face ID, Touch ID, Windows Hello, chave de segurança, biometria, senha",
      body: "Com uma chave de acesso entras tal como desbloqueias o teu dispositivo: com a impressão digital, o rosto ou o PIN. Não tens de decorar nada, e ninguém ta consegue tirar com uma página falsa.\n\n1. Abre as definições e vai a “Segurança”.\n2. Cria uma chave e dá-lhe um nome, por exemplo “O meu portátil”.\n3. Da próxima vez, escolhe-a em vez da palavra-passe.\n\nUma chave conta como os dois fatores, por isso não precisas de outro código. Podes ter até 20. Se venderes um dispositivo, apaga a chave dele no mesmo sítio.",
    },
    quest: {
      title: "A missão inicial",
      keywords: "principiante, primeiros passos, tarefas, progresso, esconder missão, quest",
      body: "A missão guia-te nos primeiros passos e mostra numa barra fina até onde chegaste. Por exemplo:\n\n- carregar uma foto de perfil\n- escrever umas frases sobre ti\n- conhecer duas pessoas diferentes\n\nCada passo assinala-se sozinho assim que o fazes. Não tens de avisar nada. Podes recolher a barra quando te incomodar. Se não precisas da missão, termina-a e pronto: tudo o resto está aberto também sem ela.",
    },
    two_factor: {
      title: "Ativar os códigos de dois fatores",
      keywords: "2FA, TOTP, authenticator, código QR, dois passos, código de seis dígitos, autenticação",
      body: "Assim, uma palavra-passe roubada já não chega para entrar na tua conta. Precisas de uma aplicação de autenticação no telemóvel.\n\n1. Abre as definições e vai a “Segurança”.\n2. Ativa os códigos de dois fatores.\n3. Lê o código QR com a aplicação. Se não funcionar, copia a chave secreta.\n4. Escreve o código de seis dígitos que a aplicação mostra.\n5. Guarda bem os teus dez códigos de reserva.\n\nUm código só vale por instantes. Se for recusado, vê se a hora do telemóvel está certa. Para os desativar também precisas de um código.",
    },
    backup_codes: {
      title: "Códigos de reserva",
      keywords: "códigos de recuperação, de emergência, backup, salvaguarda, 2FA",
      body: "Ao ativares os códigos de dois fatores recebes dez códigos de reserva. Cada um substitui uma vez o código da aplicação, ao entrar e ao repor a palavra-passe.\n\n- Só os mostramos uma vez. Copia-os ou descarrega-os.\n- Guarda-os longe do telemóvel, num gestor de palavras-passe ou em papel.\n- Maiúsculas, espaços e hífenes não importam.\n\nRestam-te poucos? Cria novos nas definições, em “Segurança”. Precisas de um código para isso. A partir daí os antigos já não valem.",
    },
    lost_phone: {
      title: "Telemóvel perdido ou trocado",
      keywords: "telefone perdido, telemóvel novo, roubado, sem código, não consigo entrar, celular",
      body: "Sem o telemóvel, entras na tua conta com um código de reserva.\n\n1. Entra com o teu e-mail e a tua palavra-passe.\n2. Escreve um código de reserva em vez do código da aplicação.\n3. Em “Segurança”, termina a sessão do dispositivo perdido.\n\nCom uma chave de acesso também entras.\n\nSe só mudas de telemóvel, desativa os códigos e volta a ativá-los com o novo. Para desativar precisas de um código da aplicação: fá-lo enquanto tens o antigo. Se já não o tens, ou se também te faltam os códigos de reserva, escreve-nos para a morada da ficha legal.",
    },
    devices: {
      title: "Dispositivos com sessão iniciada",
      keywords:
        "sessões, terminar sessão em todo o lado, sair, dispositivo desconhecido, dispositivo novo, e-mail, pirateado",
      body: "Nas definições, em “Segurança”, vês em que dispositivos tens sessão iniciada e quando foram usados pela última vez. O mais recente está em cima.\n\n- Termina a sessão de um dispositivo que já não usas.\n- Ou termina todas as outras de uma vez. Este continua com sessão iniciada.\n\nQuando entra um dispositivo novo, recebes um e-mail. Se não foste tu, termina logo essa sessão e muda a palavra-passe. Depois convém ativar os códigos de dois fatores.",
    },
    change_password: {
      title: "Mudar a palavra-passe",
      keywords: "nova palavra-passe, senha, alterar, segurança",
      body: "1. Abre as definições e vai a “Segurança”.\n2. Escreve a palavra-passe atual e depois a nova.\n3. Se tens códigos de dois fatores, escreve também um código de seis dígitos.\n4. Guarda a alteração.\n\nA nova palavra-passe precisa de 8 a 128 caracteres e não pode estar entre as mais comuns. Uma frase inteira lembra-se melhor e adivinha-se pior do que sinais esquisitos. Depois terminam as sessões dos outros dispositivos; este continua. Esqueceste a antiga? Repõe-na por e-mail.",
    },
    change_email: {
      title: "Mudar o e-mail",
      keywords: "novo e-mail, endereço, alterar, correio",
      body: "1. Abre as definições e vai a “Segurança”.\n2. Escreve o novo endereço e confirma que és tu com a palavra-passe e, com códigos de dois fatores, um código.\n3. Abre o e-mail enviado para o novo endereço e confirma-o.\n\nO link vale 24 horas e só uma vez. Até confirmares, o endereço antigo continua válido. Também para lá vai um e-mail, para que ninguém troque o teu endereço às escondidas. Se não foste tu a pedir, muda logo a palavra-passe.",
    },
    profile: {
      title: "Nome, bio e idade",
      keywords:
        "nome de utilizador, username, sobre mim, descrição, mudar idade, ideia de negócio, editar perfil",
      body: "Editas o teu perfil nas definições, em “Perfil”.\n\n- Nome de utilizador: só letras, de 3 a 20 caracteres. Vês ao escrever se está livre.\n- Bio: até 250 caracteres. O que fazes, o que te move?\n- Ideia de negócio: até 4000 caracteres, opcional. Basta um esboço.\n- Idade: a partir dos 13. Com menos de 16 podes participar, mas não no matching.\n\nNão te esqueças de guardar. Se algo for recusado, o campo diz porquê e o teu texto fica. Nenhum outro membro vê o teu e-mail.",
    },
    avatar: {
      title: "Mudar a foto de perfil",
      keywords: "avatar, imagem, carregar, recortar, remover",
      body: "A tua foto de perfil está ao lado do teu nome nas conversas e onde os outros te veem.\n\n1. Abre as definições e vai a “Perfil”.\n2. Escolhe uma imagem, por exemplo JPEG ou PNG.\n3. Move-a e amplia-a dentro do quadrado e aceita o recorte.\n\nSe a removeres, mostramos as tuas iniciais sobre uma cor. O local e os dados da câmara são apagados da imagem. A foto grande do matching é outra: muda-la no matching, em “O que procuro”, com “Mudar a foto de matching”.",
    },
    strengths: {
      title: "Modelos de negócio, competências e objetivo",
      keywords: "capacidades, talentos, o que sei fazer, meta, mudar escolha",
      body: "É com isto que escolhemos pessoas para ti. Mudas tudo nas definições, em “Perfil”.\n\n- Modelos de negócio: até 5. O que constróis ou queres construir?\n- Competências: até 5. Também conta o que estás a aprender.\n- Objetivo: só um, com uma frase tua de até 120 caracteres.\n\nSe a lista está cheia, tira algo para trocar. Para o matching precisas de pelo menos um modelo de negócio e uma competência. Mais vale poucas e verdadeiras: as sugestões também acertam mais.",
    },
    jobs_newsletter: {
      title: "Trabalhos e newsletter",
      keywords: "novidades, cancelar subscrição, publicidade, e-mail, emprego",
      body: "No início perguntámos-te se te interessam trabalhos e se queres a newsletter. Podes mudar as duas coisas quando quiseres nas definições, em “Perfil”.\n\n- Trabalhos: diz-nos se queres ver trabalhos pagos e equipas à procura de gente.\n- Newsletter: se a ativares, enviamos primeiro um e-mail. Só ficas inscrito depois de abrires o link, que vale 24 horas.\n\nO cancelamento é imediato e sem explicações. Os e-mails que protegem a tua conta continuam a chegar.",
    },
    status: {
      title: "Online, ausente, offline",
      keywords: "estado, presença, ponto verde, visto por último, disponível",
      body: "O ponto na foto de perfil diz se alguém está lá agora:\n\n- Online: a aplicação está aberta e em uso.\n- Ausente: está aberta, mas há algum tempo que ninguém faz nada.\n- Offline: não está aberta em nenhum dispositivo.\n\nAcontece sozinho, não há nada para definir. Se entraste em vários dispositivos, basta um em que estejas ativo. As mensagens chegam sempre: quem está offline lê-as da próxima vez.",
    },
    matching_setup: {
      title: "Preparar o matching",
      keywords: "foto de matching, requisitos, desbloquear, recorte, 16 anos",
      body: "Para o matching precisas de uma foto, um modelo de negócio, uma competência e de ter 16 anos. Perguntamos o que faltar.\n\n1. Arrasta uma imagem ou carrega em “Escolher imagem”. Servem JPEG, PNG, WebP, GIF e AVIF.\n2. Ajusta a imagem, amplia e carrega em “Continuar”.\n3. Vê o teu cartão. “Concluir” guarda-o, “Escolher de novo” volta atrás.\n\nO melhor é uma imagem clara em que se reconheça o teu rosto. Mais tarde muda-la em “O que procuro” com “Mudar a foto de matching”.",
    },
    swiping: {
      title: "Deslizar: Deal ou No Deal",
      keywords: "swipe, cartões, gostar, anular, voltar, motivos, teclas, sugestões",
      body: "Vês sempre uma pessoa. Arrasta o cartão para a direita para Deal, para a esquerda para No Deal, ou usa os botões.\n\n- O cartão diz porque combinam, por exemplo porque a outra pessoa sabe o que procuras.\n- Toca no cartão para ler a bio, a ideia e o objetivo.\n- “Anular a última decisão” traz de volta o último cartão.\n\nNo computador decidem as setas ← e →, e Enter abre os detalhes. A outra pessoa só sabe do teu Deal se também disser Deal.",
    },
    deal_limit: {
      title: "Quantos Deals por dia?",
      keywords: "limite, 50, sem Deals, perfis voltam, 30 dias, sem perfis",
      body: "Sem premium podes dar 50 Deals por dia. Quantos restam vês junto ao baralho. Quando acabam, no dia seguinte há novos. No Deal funciona sempre.\n\nO limite ajuda a olhar com atenção: um Deal a sério vale mais do que cem rápidos.\n\n- Um Deal mantém-se até a outra pessoa responder.\n- Um No Deal volta passados 30 dias. As pessoas e os planos mudam.\n- Já viste toda a gente? Alarga os filtros ou volta mais tarde.",
    },
    filters: {
      title: "Filtros e “O que procuro”",
      keywords: "limitar, língua, idioma, verificado, pesquisa, competências procuradas, mais ninguém",
      body: "Com “Filtros” decides quem vês: por língua, modelos de negócio, competências, objetivo ou só perfis verificados. “Aplicar” vale logo, “Repor” apaga tudo.\n\nEm “O que procuro” escolhes competências que te faltam. Quem as tem passa para a frente no teu baralho. Os outros vêm depois, a não ser que ligues “Mostrar só quem tenha alguma”.\n\nSe o baralho ficar vazio, quase sempre os filtros são demasiado apertados. Repõe-nos ou tira um. Os bons sócios trazem muitas vezes algo que não terias procurado.",
    },
    match: {
      title: "O que é um match",
      keywords: "os dois Deal, mútuo, Deals pendentes, começar conversa",
      body: "Há match quando os dois disseram Deal. Veem então “É um match!” e podem escrever um ao outro. Antes disso ninguém sabe do teu Deal.\n\n1. Carrega em “Escrever uma mensagem”. A conversa abre-se.\n2. Diz em duas frases o que te atrai na ideia e faz uma pergunta.\n3. Se gostarem da conversa, combinem experimentar algo pequeno.\n\nSe escolheres “Mais tarde”, encontras a conversa quando quiseres. Na visão geral, “Matches” conta o que resultou e “Deals pendentes” o que ainda espera resposta.",
    },
    pause: {
      title: "Pausar o perfil",
      keywords: "invisível, esconder, descanso, desligar matching",
      body: "Sem tempo para gente nova? Afasta-te um pouco sem perder nada.\n\n1. No matching, abre “O que procuro”.\n2. Liga “Pausar o meu perfil”.\n\nNinguém te vê então no matching. Os teus matches e conversas ficam, e podes continuar a escrever. Por cima do baralho diz que estás em pausa; com “Terminar a pausa” voltas logo. Uma pausa dura o que quiseres. Todas as tuas decisões se mantêm.",
    },
    chats: {
      title: "Conversas: escrever e ser lido",
      keywords: "mensagem, chat, lida, a escrever, abrir conversa",
      body: "Podes escrever a cada match. Abre a conversa na janela do match com “Escrever uma mensagem”, ou em “Conversas” na navegação. “Procurar por nome” encontra-a mais depressa.\n\n- “Enviada” quer dizer: a mensagem chegou até nós.\n- “Lida” quer dizer: a outra pessoa tinha a conversa aberta.\n- “a escrever…” aparece enquanto alguém escreve.\n- A linha “Novas” mostra onde paraste de ler.\n\nAs mensagens aparecem logo, não tens de recarregar. O número ao lado de “Conversas” conta as não lidas.",
    },
    chat_offline: {
      title: "Escrever sem ligação",
      keywords: "offline, sem internet, sem rede, mensagem não enviada, caixa de saída, espera",
      body: "No comboio sem rede? Continua a escrever. A mensagem fica na conversa com “À espera de ligação” e sai sozinha assim que voltares a estar online: na ordem certa e uma só vez.\n\nSe disser “Não enviada”, o servidor recusou-a. O motivo está ao lado. Podes então escolher:\n\n- “Enviar de novo” tenta outra vez.\n- “Descartar” apaga-a.\n\nAs mensagens à espera estão só neste dispositivo. Não termines sessão nem apagues os dados do navegador antes de saírem.",
    },
    calls: {
      title: "Chamadas",
      keywords:
        "telefonar, telefone, ligar, chamada de voz, microfone, alto-falante, fone, toque, chamada perdida, desligar, mudo",
      body: "Você também pode falar com todas as pessoas com quem tem um chat. Não custa nada.\n\n1. Abra o chat e toque no telefone no topo.\n2. Permita o microfone no navegador.\n3. Espere a resposta. Depois de 45 segundos, conta como chamada perdida.\n\nQuando alguém liga, toca em todo lugar onde você está conectado. Ao atender em um dispositivo, os outros se calam. Durante a chamada você pode:\n\n- desligar o microfone\n- trocar de microfone e de alto-falante\n- reduzir a janela e continuar trabalhando\n\nO resultado da chamada fica depois no chat. Se não ouvir nada, verifique o dispositivo e o estado da conexão. Se recarregar a página, a chamada termina.",
    },
    block: {
      title: "Bloquear alguém",
      keywords: "assédio, indesejado, desbloquear, ignorar, pessoa",
      body: "Se não queres mais nada com alguém, bloqueia a pessoa na conversa: em cima, em “Mais sobre este chat”.\n\n- Vale nos dois sentidos e em todo o lado: matching, conversas e notificações.\n- Já não podem escrever um ao outro.\n- A pessoa não é avisada.\n\nPodes desbloquear nas definições, em “Segurança”, onde estão todas as pessoas que bloqueaste. Se te ameaçam ou assediam, diz-nos também: a morada está na ficha legal.",
    },
    fullscreen_chat: {
      title: "Conversa em ecrã inteiro (beta)",
      keywords: "fullscreen, esconder barra lateral, mais espaço, beta, experiência",
      body: "Em ecrã inteiro, a barra lateral desaparece das conversas e a conversa fica com o espaço todo.\n\n1. Abre as definições e vai a “Beta”.\n2. Liga a conversa em ecrã inteiro.\n3. Abre uma conversa.\n\nVale só para este navegador: podes ter de uma forma no telemóvel e de outra no computador. Desligas no mesmo sítio. Beta quer dizer que ainda estamos a trabalhar nisso. Se algo não correr bem, escreve-nos o que viste.",
    },
    groups_join: {
      title: "Entrar num grupo ou candidatar-se",
      keywords: "encontrar grupo, descobrir, entrar, candidatura, perguntas, dois grupos, limite, sair",
      body: "Em «Descobrir grupos» procuras por palavras, tema e tipo.\n\n- Público: com «Entrar» ficas logo dentro.\n- Por candidatura: com «Candidatar-me» respondes até seis perguntas de no máximo 1000 caracteres. A direção ou a moderação decide e recebes uma notificação.\n- Privado: precisas de um convite.\n\nEnquanto a candidatura está em curso, podes retirá-la. Sem Premium podes estar em dois grupos; as candidaturas não contam. Podes sair de um grupo a qualquer momento com os três pontos em cima.",
    },
    groups_found: {
      title: "Fundar e dirigir um grupo",
      keywords: "criar grupo, moderação, ceder, eliminar, remover membro, banir, candidaturas",
      body: "1. Em «Grupos» escolhe «Fundar».\n2. Dá-lhe um nome de 3 a 60 caracteres e até cinco temas.\n3. Decide quem pode entrar. Com «Por candidatura» fazes até seis perguntas.\n\nO teu endereço de e-mail tem de estar confirmado. Em «Gerir o grupo» mudas tudo, ordenas canais e aceitas ou recusas candidaturas, com motivo se quiseres. Na lista de membros chamas pessoas para a moderação, removes ou banes, ou cedes o grupo. Quem o dirige não pode sair, só cedê-lo ou eliminá-lo.",
    },
    groups_channels: {
      title: "Canais, menções e respostas",
      keywords: "canal, @, @alle, conversa, afixar, silenciar, modo lento, pausa, pesquisa",
      body: "Cada grupo tem canais, no início «Allgemein». Todos os membros leem e escrevem lá.\n\n- Escreve @ e as primeiras letras de um nome para mencionar alguém. A direção e a moderação chegam a todo o grupo com @alle.\n- As respostas a uma mensagem abrem ao lado e não perturbam o canal.\n- Em cima estão as mensagens afixadas, a pesquisa e os membros.\n- Um canal faz demasiado barulho? Silencia-o: deixa de contar.\n\nAlguns canais têm uma pausa entre duas mensagens, de 5 segundos a 15 minutos.",
    },
    groups_invites: {
      title: "Convidar para um grupo",
      keywords: "código de convite, ligação de convite, usar um código, grupo privado, anular, expirado",
      body: "A direção e a moderação convidam com um código. Também abre grupos privados e substitui uma candidatura.\n\n1. Abre «Gerir o grupo» e aí «Convites».\n2. Escolhe quanto tempo e quantas vezes o código vale e carrega em «Criar código».\n3. Copia a ligação e envia-a.\n\nPode haver até 50 códigos válidos. Com «Anular» um deixa logo de valer. Recebeste um código? Abre a ligação ou escreve-o em «Introduzir código»: o grupo abre sozinho.",
    },
    notifications: {
      title: "Ler e responder a notificações",
      keywords: "sino, aviso, contador, ignorar, responder, não lida",
      body: "O sino em cima mostra o que aconteceu, por exemplo um match ou uma mensagem enquanto não estavas. O número conta as não lidas; acima de 99 mostra “99+”.\n\n- O botão principal leva-te direto ao assunto, por exemplo à conversa.\n- O botão de ignorar faz desaparecer a notificação.\n- Às mensagens podes responder logo ali.\n\nAo abrires a lista, todas contam como lidas. Juntamos várias iguais para não te perderes. O que não queres saber, desligas nas definições.",
    },
    notification_settings: {
      title: "Definir notificações e horas de silêncio",
      keywords: "desligar notificações, silenciar, noite, não incomodar, e-mail diário, push",
      body: "Nas definições decides para cada tipo de notificação como te chega:\n\n- na aplicação: no sino\n- como push: neste dispositivo, mesmo com a aplicação fechada\n- por e-mail: reunidas, uma vez por dia às 8 horas\n\nAs horas de silêncio dizem quando não enviamos push, por exemplo das 22:00 às 7:00. Seguem o teu fuso horário. Depois encontras tudo na aplicação. O que desligas também já não conta em nenhum número.",
    },
    push: {
      title: "Mensagens push e instalar a aplicação",
      keywords: "PWA, ecrã principal, descarregar app, telemóvel, iPhone, Android, permitir notificações",
      body: "O Kompagnon funciona no navegador e instala-se como uma aplicação, sem loja.\n\n1. Computador e Android: escolhe no menu do navegador “Instalar” ou “Adicionar ao ecrã principal”.\n2. iPhone e iPad: no Safari toca em “Partilhar” e depois em “Adicionar ao ecrã principal”.\n\nLigas o push nas definições, junto das notificações, em cada dispositivo à parte. O navegador pede-te então permissão. No iPhone é preciso instalar antes a aplicação. Se nada chegar, permite as notificações nas definições do dispositivo e verifica as tuas horas de silêncio.",
    },
    language: {
      title: "Mudar de língua",
      keywords: "idioma, tradução, inglês, alemão, português, Sprache, language",
      body: "O Kompagnon fala dez línguas: alemão, inglês, francês, italiano, espanhol, português, russo, hindi, chinês e árabe.\n\n1. Abre o menu “Língua” em cima.\n2. Escolhe uma das quatro primeiras, ou outra em “Mais línguas”.\n\nA página muda logo, sem recarregar. A tua escolha fica na tua conta e vale em todos os dispositivos. Em árabe tudo corre da direita para a esquerda. Não traduzimos o que os outros escrevem, mas no matching podes filtrar por língua.",
    },
    appearance: {
      title: "Claro, escuro e tamanho do texto",
      keywords: "modo escuro, modo noturno, cores, aparência, tema, design",
      body: "Claro ou escuro: tu decides.\n\n1. Abre “A tua conta” em cima.\n2. Em “Aparência” escolhe “Claro”, “Escuro” ou “Como o dispositivo”.\n\n“Como o dispositivo” segue o teu telemóvel ou computador, também se mudar à noite. A escolha vale para este navegador. Para texto maior carrega em Ctrl e mais, no Mac Cmd e mais; a página adapta-se. Se o teu sistema pede menos movimento, dispensamos as animações.",
    },
    shortcuts: {
      title: "Atalhos de teclado",
      keywords: "teclas, teclado, rápido, comandos, Ctrl K, ir para",
      body: "No computador faz-se muito sem rato. Com “?” vês a qualquer momento a lista completa.\n\n- Ctrl+K, no Mac Cmd+K: “Procurar e ir para” qualquer página\n- g, depois h: para a visão geral\n- g, depois m: para o matching\n- g, depois c: para as conversas\n- ← e →: decidir no matching\n- Enter: abrir os detalhes no matching\n- Esc: fechar uma janela\n\nEnquanto escreves num campo, estas teclas são só letras: nada salta. Com a tecla Tab chegas a todos os botões.",
    },
    export: {
      title: "Descarregar os teus dados",
      keywords: "exportar, ZIP, RGPD, acesso, privacidade, cópia, backup",
      body: "Os teus dados são teus. Podes tê-los a qualquer momento em ficheiro ZIP, até dez vezes por dia.\n\n1. Abre as definições e vai a “Segurança”.\n2. Escolhe descarregar os teus dados e, se pedirmos, confirma que és tu.\n3. Guarda o ficheiro num sítio seguro.\n\nContém tudo o que guardámos sobre ti, como o perfil, as decisões, os matches e as mensagens. O ficheiro não está cifrado: não o deixes num computador alheio. Vale a pena exportar antes de apagares a conta; depois já não resta nada.",
    },
    delete_account: {
      title: "Apagar a conta",
      keywords: "eliminar conta, cancelar, fechar conta, sair, apagar tudo, 7 dias",
      body: "1. Abre as definições e vai a “Segurança”, à parte para apagar a conta.\n2. Escreve a palavra-passe e, com códigos de dois fatores, um código.\n3. Confirma.\n\nTerminam as sessões de todos os teus dispositivos. Tens então 7 dias para pensar: se mudares de ideias, entra de novo nesse prazo e mantém a tua conta. Depois apagamos para sempre tudo o que é pessoal. O que escreveste para outros aparece então como “Membro eliminado”. Se só queres sossego, talvez chegue uma pausa no matching.",
    },
    ban: {
      title: "Conta banida e recurso",
      keywords: "banido, bloqueado, suspensão, regras, infração, reclamação",
      body: "Quem viola os termos de utilização pode ser banido, por um tempo ou para sempre. Terminam então todas as tuas sessões e, ao entrares, vês o motivo e até quando dura.\n\nSe achas que está errado, podes recorrer uma única vez:\n\n1. Entra, e aparece o campo para isso.\n2. Descreve com calma e precisão o que aconteceu do teu ponto de vista, em 2000 caracteres no máximo.\n3. Lê tudo outra vez antes de enviares.\n\nO teu recurso é lido por uma pessoa. Um banimento temporário termina sozinho.",
    },
    contact: {
      title: "Comunicar um problema",
      keywords: "contacto, suporte, erro, avariado, ajuda, ficha legal, aviso legal, escrever, bug",
      body: "Não encontras resposta aqui, ou algo está avariado? Escreve-nos para a morada da ficha legal. Chegas lá ao fundo de cada página pública.\n\nAssim podemos ajudar-te depressa:\n\n- O que querias fazer, e o que aconteceu em vez disso?\n- Em que página, com que dispositivo e que navegador?\n- Se a mensagem de erro mostra um número, envia-o.\n\nNunca nos envies a palavra-passe nem códigos. Não os pedimos. E se bastou “Recarregar”, também gostamos de uma breve nota.",
    },
  },
} as const satisfies Translation<typeof german, "pt">;
