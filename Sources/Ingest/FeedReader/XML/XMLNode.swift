/// What an element holds, in order.
enum XMLNode {
    case element(XMLElement)
    case text(String)
}
