/// The parts of the configuration file.
enum ConfigurationBlock: String, CaseIterable {
    case site
    case sections
    case sources
}
