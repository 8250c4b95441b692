/// Words that stand in headlines on anything: function words and the commonest verbs of Spanish, English and French.
enum HeadlineStopWords {
    /// As they are once folded, of four letters and more, divided by spaces.
    static let text = """
        anos ante antes aquel aquella aunque bajo cada casi como con contra cual cuando cuanto debe \
        decir desde despues dias dice dicen donde durante ella ellos entre esta estan estar estas \
        este esto estos fuera fueron gran grande habra hace hacer hacia hasta hemos hubo lugar mayor \
        mejor menos mientras mismo mucha mucho muchos nada nadie nuestra nuestro nueva nuevo nunca \
        otra otro otros para pero poco porque primera primero puede pueden pues quien quienes sabe \
        saber segun sera seran sido siempre sigue sino sobre solo somos tambien tanto tener tenia \
        tiene tienen toda todas todavia todo todos tras unas unos vamos veces vuelve \
        about above after again against ahead along also always amid among another around asks back \
        because been before behind being below between both came come coming could days does doing \
        down during each even ever every find first from gets give going good great have having here \
        high into itself just keep know last learn less like long look made make makes many more \
        most much must near need never news next once only other over people puts really said same \
        says seen shall should show since some still such take takes tell than that their them then \
        there these they thing this those through time told took toward under until upon used very \
        want wants ways week well went were what when where whether which while whom whose will with \
        within without would year years your \
        ainsi alors apres assez aucun aussi autre autres avaient avait avant avec avoir beaucoup \
        bien cela celle celui ceux chaque chez comme comment contre dans depuis dernier derniere \
        deux dire dont elle elles encore enfin entre etaient etait etre faire fait faut fois font \
        grand ici jamais jour jours leur leurs lors mais meme mieux moins notre nous nouveau \
        nouvelle nouvelles parce parmi pendant peut peuvent plus plusieurs pour pourquoi pourrait \
        premier premiere presque puis quand quel quelle quelque quels qui sans selon sera seront \
        seulement sont sous souvent tous tout toute toutes tres trois vers veut voici voila vont \
        votre vous
        """
}
