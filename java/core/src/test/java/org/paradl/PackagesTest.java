package org.paradl;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Arrows run one way: of two packages at most one knows the other. */
class PackagesTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.paradl");

    @Test
    void noPackageKnowsWhoKnowsIt() {
        slices().matching("org.paradl.(**)").should().beFreeOfCycles().check(CLASSES);
    }
}
