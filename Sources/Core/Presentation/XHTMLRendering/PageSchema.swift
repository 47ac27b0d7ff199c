// Made by Schema/build-schema.sh from the files in Schema: a test compares.

/// The profile that every page is checked against, and its DTD.
enum PageSchema {
  static let xsd: StaticString = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!--
      The profile of the pages that tmdb-render writes: a proper subset of XHTML5 (HTML in the XML syntax).
      Datatypes of XML Schema only, and no interleave, so that each element compiles to one automaton.
    -->
    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified" targetNamespace="http://www.w3.org/1999/xhtml" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      <xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="xml.xsd"/>
      <xs:element name="html">
        <xs:complexType>
          <xs:sequence>
            <xs:element ref="xhtml:head"/>
            <xs:element ref="xhtml:body"/>
          </xs:sequence>
          <xs:attribute ref="xml:lang" use="required"/>
          <xs:attribute name="lang" use="required" type="xhtml:lang"/>
          <xs:attribute name="dir" type="xhtml:direction"/>
        </xs:complexType>
        <xs:unique name="ids">
          <xs:selector xpath="xhtml:body/xhtml:main|xhtml:body/xhtml:main/xhtml:section/xhtml:h2"/>
          <xs:field xpath="@id"/>
        </xs:unique>
        <xs:keyref name="labels" refer="xhtml:ids">
          <xs:selector xpath="xhtml:body/xhtml:main/xhtml:section|xhtml:body/xhtml:main/xhtml:section/xhtml:ul"/>
          <xs:field xpath="@aria-labelledby"/>
        </xs:keyref>
      </xs:element>
      <xs:simpleType name="lang">
        <xs:restriction base="xs:language"/>
      </xs:simpleType>
      <xs:simpleType name="direction">
        <xs:restriction base="xs:token">
          <xs:enumeration value="ltr"/>
          <xs:enumeration value="rtl"/>
          <xs:enumeration value="auto"/>
        </xs:restriction>
      </xs:simpleType>
      <!--
        One class a branch: of alternatives with groups inside, libxml2 takes one for another. The first says
        what may not be in it, since each range of a class is a call.
      -->
      <xs:simpleType name="url">
        <xs:restriction base="xs:anyURI">
          <xs:pattern value='(https?://[^\s&lt;&gt;"{}|\\^`]+|#[A-Za-z][A-Za-z0-9\-]*|[A-Za-z0-9_./%\-]+|data:image/[a-z+]+;base64,[A-Za-z0-9+/=]+)'/>
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="idd">
        <xs:restriction base="xs:ID">
          <xs:pattern value="[A-Za-z][A-Za-z0-9\-]*"/>
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="date">
        <xs:restriction base="xs:date">
          <xs:pattern value="[0-9]{4}-[0-9]{2}-[0-9]{2}"/>
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="instant">
        <xs:restriction base="xs:dateTime">
          <xs:pattern value="[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"/>
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="srcset">
        <xs:restriction base="xs:string">
          <xs:pattern value="[^\s,]+ [1-9][0-9]*w(, [^\s,]+ [1-9][0-9]*w)*"/>
        </xs:restriction>
      </xs:simpleType>
      <xs:simpleType name="tok">
        <xs:restriction base="xs:token">
          <xs:minLength value="1"/>
        </xs:restriction>
      </xs:simpleType>
      <!-- The layout's numbers, as custom properties and nothing else. -->
      <xs:simpleType name="variables">
        <xs:restriction base="xs:string">
          <xs:pattern value="--[a-z]+:[0-9]+(\.[0-9]+)?(px)?(;--[a-z]+:[0-9]+(\.[0-9]+)?(px)?)*"/>
        </xs:restriction>
      </xs:simpleType>
      <!-- Labels lead to headings: nothing else needs an id but the target of the skip link. -->
      <xs:attributeGroup name="named">
        <xs:attribute name="id" type="xhtml:idd"/>
      </xs:attributeGroup>
      <xs:attributeGroup name="global">
        <xs:attribute name="class" type="xs:NMTOKENS"/>
        <xs:attribute name="lang" type="xhtml:lang"/>
        <xs:attribute ref="xml:lang"/>
        <xs:attribute name="dir" type="xhtml:direction"/>
      </xs:attributeGroup>
      <xs:attributeGroup name="label">
        <xs:attribute name="aria-labelledby" use="required" type="xs:IDREF"/>
      </xs:attributeGroup>
      <xs:complexType name="phrase" mixed="true">
        <xs:sequence>
          <xs:element minOccurs="0" maxOccurs="unbounded" ref="xhtml:bdi"/>
        </xs:sequence>
      </xs:complexType>
      <xs:element name="head">
        <xs:complexType>
          <xs:sequence>
            <xs:element name="meta">
              <xs:complexType>
                <xs:attribute name="charset" use="required">
                  <xs:simpleType>
                    <xs:restriction base="xs:token">
                      <xs:enumeration value="utf-8"/>
                      <xs:enumeration value="UTF-8"/>
                    </xs:restriction>
                  </xs:simpleType>
                </xs:attribute>
              </xs:complexType>
            </xs:element>
            <xs:element ref="xhtml:title"/>
            <xs:element minOccurs="0" maxOccurs="unbounded" name="meta">
              <xs:complexType>
                <xs:attribute name="name" use="required" type="xs:NMTOKEN"/>
                <xs:attribute name="content" use="required"/>
              </xs:complexType>
            </xs:element>
            <xs:element minOccurs="0" maxOccurs="unbounded" ref="xhtml:link"/>
            <xs:element ref="xhtml:style"/>
          </xs:sequence>
        </xs:complexType>
      </xs:element>
      <xs:element name="title" type="xhtml:tok"/>
      <xs:element name="link">
        <xs:complexType>
          <xs:attribute name="rel" use="required" type="xs:NMTOKENS"/>
          <xs:attribute name="href" use="required" type="xhtml:url"/>
          <xs:attribute name="type" type="xhtml:tok"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="style">
        <xs:complexType mixed="true">
          <xs:attribute name="media" type="xhtml:tok"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="body">
        <xs:complexType>
          <xs:sequence>
            <xs:group minOccurs="0" ref="xhtml:skip"/>
            <xs:element ref="xhtml:header"/>
            <xs:element ref="xhtml:main"/>
            <xs:element ref="xhtml:footer"/>
          </xs:sequence>
          <xs:attribute name="vocab">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="https://schema.org/"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
        </xs:complexType>
      </xs:element>
      <xs:group name="skip">
        <xs:sequence>
          <xs:element name="div">
            <xs:complexType>
              <xs:sequence>
                <xs:element name="a">
                  <xs:complexType>
                    <xs:simpleContent>
                      <xs:extension base="xs:token">
                        <xs:attribute name="class" use="required" type="xhtml:tok"/>
                        <xs:attribute name="href" use="required" type="xhtml:url"/>
                      </xs:extension>
                    </xs:simpleContent>
                  </xs:complexType>
                </xs:element>
              </xs:sequence>
              <xs:attributeGroup ref="xhtml:global"/>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
      <xs:element name="header">
        <xs:complexType>
          <xs:sequence>
            <xs:element ref="xhtml:h1"/>
          </xs:sequence>
          <xs:attributeGroup ref="xhtml:global"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="h1">
        <xs:complexType>
          <xs:complexContent>
            <xs:extension base="xhtml:phrase">
              <xs:attributeGroup ref="xhtml:global"/>
            </xs:extension>
          </xs:complexContent>
        </xs:complexType>
      </xs:element>
      <xs:element name="main">
        <xs:complexType>
          <xs:choice>
            <xs:element maxOccurs="unbounded" ref="xhtml:section"/>
            <xs:group ref="xhtml:note"/>
          </xs:choice>
          <xs:attributeGroup ref="xhtml:named"/>
          <xs:attributeGroup ref="xhtml:global"/>
        </xs:complexType>
      </xs:element>
      <xs:group name="note">
        <xs:sequence>
          <xs:element name="p">
            <xs:complexType mixed="true">
              <xs:attributeGroup ref="xhtml:global"/>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
      <xs:element name="section">
        <xs:complexType>
          <xs:sequence>
            <xs:element ref="xhtml:h2"/>
            <xs:choice>
              <xs:element ref="xhtml:ul"/>
              <xs:element ref="xhtml:ol"/>
              <xs:group ref="xhtml:note"/>
            </xs:choice>
          </xs:sequence>
          <xs:attributeGroup ref="xhtml:global"/>
          <xs:attributeGroup ref="xhtml:label"/>
          <xs:attribute name="style" type="xhtml:variables"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="h2">
        <xs:complexType mixed="true">
          <xs:choice minOccurs="0" maxOccurs="unbounded">
            <xs:element ref="xhtml:bdi"/>
            <xs:element ref="xhtml:span"/>
          </xs:choice>
          <xs:attributeGroup ref="xhtml:named"/>
          <xs:attributeGroup ref="xhtml:global"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="ul">
        <xs:complexType>
          <xs:group maxOccurs="unbounded" ref="xhtml:item"/>
          <xs:attributeGroup ref="xhtml:global"/>
          <xs:attribute name="tabindex">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="0"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
          <xs:attribute name="aria-labelledby" type="xs:IDREF"/>
        </xs:complexType>
      </xs:element>
      <xs:group name="item">
        <xs:sequence>
          <xs:element name="li">
            <xs:complexType>
              <xs:complexContent>
                <xs:extension base="xhtml:movie">
                  <xs:attributeGroup ref="xhtml:global"/>
                </xs:extension>
              </xs:complexContent>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
      <xs:complexType name="movie">
        <xs:sequence>
          <xs:element ref="xhtml:article"/>
        </xs:sequence>
      </xs:complexType>
      <xs:element name="article">
        <xs:complexType>
          <xs:sequence>
            <xs:group ref="xhtml:poster"/>
            <xs:element ref="xhtml:h3"/>
            <xs:group minOccurs="0" maxOccurs="unbounded" ref="xhtml:fact"/>
          </xs:sequence>
          <xs:attributeGroup ref="xhtml:global"/>
          <xs:attribute name="typeof">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="Movie"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
          <xs:attribute name="resource" type="xhtml:url"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="h3">
        <xs:complexType mixed="true">
          <xs:choice minOccurs="0" maxOccurs="unbounded">
            <xs:element ref="xhtml:bdi"/>
            <xs:group ref="xhtml:link"/>
          </xs:choice>
          <xs:attributeGroup ref="xhtml:global"/>
          <xs:attribute name="property">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="name"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
        </xs:complexType>
      </xs:element>
      <xs:group name="poster">
        <xs:choice>
          <xs:element name="a">
            <xs:complexType>
              <xs:sequence>
                <xs:element ref="xhtml:img"/>
              </xs:sequence>
              <xs:attributeGroup ref="xhtml:global"/>
              <xs:attribute name="property">
                <xs:simpleType>
                  <xs:restriction base="xs:token">
                    <xs:enumeration value="url"/>
                  </xs:restriction>
                </xs:simpleType>
              </xs:attribute>
              <xs:attribute name="href" use="required" type="xhtml:url"/>
            </xs:complexType>
          </xs:element>
          <xs:element ref="xhtml:img"/>
          <xs:group ref="xhtml:blank"/>
        </xs:choice>
      </xs:group>
      <xs:group name="blank">
        <xs:sequence>
          <xs:element name="div">
            <xs:complexType>
              <xs:complexContent>
                <xs:extension base="xhtml:phrase">
                  <xs:attributeGroup ref="xhtml:global"/>
                  <xs:attribute name="role" use="required">
                    <xs:simpleType>
                      <xs:restriction base="xs:token">
                        <xs:enumeration value="img"/>
                      </xs:restriction>
                    </xs:simpleType>
                  </xs:attribute>
                  <xs:attribute name="aria-label" use="required" type="xhtml:tok"/>
                </xs:extension>
              </xs:complexContent>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
      <xs:element name="img">
        <xs:complexType>
          <xs:attributeGroup ref="xhtml:global"/>
          <xs:attribute name="property">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="image"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
          <xs:attribute name="src" use="required" type="xhtml:url"/>
          <xs:attribute name="srcset" type="xhtml:srcset"/>
          <xs:attribute name="sizes" type="xhtml:tok"/>
          <xs:attribute name="loading">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="lazy"/>
                <xs:enumeration value="eager"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
          <xs:attribute name="decoding">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="async"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
          <xs:attribute name="fetchpriority">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="high"/>
                <xs:enumeration value="low"/>
                <xs:enumeration value="auto"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
          <xs:attribute name="width" use="required" type="xs:positiveInteger"/>
          <xs:attribute name="height" use="required" type="xs:positiveInteger"/>
          <xs:attribute name="alt" use="required" type="xs:string"/>
        </xs:complexType>
      </xs:element>
      <xs:group name="fact">
        <xs:sequence>
          <xs:element name="p">
            <xs:complexType mixed="true">
              <xs:choice minOccurs="0" maxOccurs="unbounded">
                <xs:group ref="xhtml:tm"/>
                <xs:element ref="xhtml:span"/>
              </xs:choice>
              <xs:attributeGroup ref="xhtml:global"/>
              <xs:attribute name="property">
                <xs:simpleType>
                  <xs:restriction base="xs:token">
                    <xs:enumeration value="description"/>
                  </xs:restriction>
                </xs:simpleType>
              </xs:attribute>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
      <xs:group name="tm">
        <xs:sequence>
          <xs:element name="time">
            <xs:complexType mixed="true">
              <xs:attributeGroup ref="xhtml:global"/>
              <xs:attribute name="property">
                <xs:simpleType>
                  <xs:restriction base="xs:token">
                    <xs:enumeration value="datePublished"/>
                  </xs:restriction>
                </xs:simpleType>
              </xs:attribute>
              <xs:attribute name="datetime" use="required" type="xhtml:date"/>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
      <xs:element name="span">
        <xs:complexType mixed="true">
          <xs:attributeGroup ref="xhtml:global"/>
          <xs:attribute name="aria-hidden">
            <xs:simpleType>
              <xs:restriction base="xs:token">
                <xs:enumeration value="true"/>
              </xs:restriction>
            </xs:simpleType>
          </xs:attribute>
          <xs:attribute name="property" type="xs:NMTOKEN"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="bdi">
        <xs:complexType mixed="true">
          <xs:attributeGroup ref="xhtml:global"/>
        </xs:complexType>
      </xs:element>
      <xs:group name="link">
        <xs:sequence>
          <xs:element name="a">
            <xs:complexType>
              <xs:complexContent>
                <xs:extension base="xhtml:phrase">
                  <xs:attributeGroup ref="xhtml:global"/>
                  <xs:attribute name="property">
                    <xs:simpleType>
                      <xs:restriction base="xs:token">
                        <xs:enumeration value="url"/>
                      </xs:restriction>
                    </xs:simpleType>
                  </xs:attribute>
                  <xs:attribute name="href" use="required" type="xhtml:url"/>
                </xs:extension>
              </xs:complexContent>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
      <xs:element name="ol">
        <xs:complexType>
          <xs:group maxOccurs="unbounded" ref="xhtml:change"/>
          <xs:attributeGroup ref="xhtml:global"/>
        </xs:complexType>
      </xs:element>
      <xs:group name="change">
        <xs:sequence>
          <xs:element name="li">
            <xs:complexType mixed="true">
              <xs:choice minOccurs="0" maxOccurs="unbounded">
                <xs:element ref="xhtml:bdi"/>
                <xs:group ref="xhtml:link"/>
                <xs:element ref="xhtml:span"/>
                <xs:element ref="xhtml:ins"/>
                <xs:element ref="xhtml:del"/>
              </xs:choice>
              <xs:attributeGroup ref="xhtml:global"/>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
      <xs:element name="ins">
        <xs:complexType mixed="true">
          <xs:choice minOccurs="0" maxOccurs="unbounded">
            <xs:element ref="xhtml:bdi"/>
            <xs:group ref="xhtml:link"/>
          </xs:choice>
          <xs:attributeGroup ref="xhtml:global"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="del">
        <xs:complexType mixed="true">
          <xs:choice minOccurs="0" maxOccurs="unbounded">
            <xs:element ref="xhtml:bdi"/>
            <xs:group ref="xhtml:link"/>
          </xs:choice>
          <xs:attributeGroup ref="xhtml:global"/>
        </xs:complexType>
      </xs:element>
      <xs:element name="footer">
        <xs:complexType>
          <xs:sequence>
            <xs:element maxOccurs="unbounded" name="p">
              <xs:complexType mixed="true">
                <xs:choice minOccurs="0" maxOccurs="unbounded">
                  <xs:element ref="xhtml:bdi"/>
                  <xs:group ref="xhtml:link"/>
                  <xs:group ref="xhtml:stamp"/>
                </xs:choice>
                <xs:attributeGroup ref="xhtml:global"/>
              </xs:complexType>
            </xs:element>
          </xs:sequence>
          <xs:attributeGroup ref="xhtml:global"/>
        </xs:complexType>
      </xs:element>
      <xs:group name="stamp">
        <xs:sequence>
          <xs:element name="time">
            <xs:complexType mixed="true">
              <xs:attributeGroup ref="xhtml:global"/>
              <xs:attribute name="datetime" use="required" type="xhtml:instant"/>
            </xs:complexType>
          </xs:element>
        </xs:sequence>
      </xs:group>
    </xs:schema>

    """#

  static let internalSubset: StaticString = #"""
    <!-- The profile of tmdb-render's pages as a DTD: a proper subset of XHTML5, coarser than the schema. -->
    <!ELEMENT html (head,body)>
    <!ATTLIST html xmlns CDATA #FIXED "http://www.w3.org/1999/xhtml" lang NMTOKEN #REQUIRED xml:lang NMTOKEN #REQUIRED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT head (meta,title,meta*,link*,style)>
    <!ELEMENT meta EMPTY>
    <!ATTLIST meta charset (utf-8|UTF-8) #IMPLIED name NMTOKEN #IMPLIED content CDATA #IMPLIED>
    <!ELEMENT title (#PCDATA)>
    <!ELEMENT link EMPTY>
    <!ATTLIST link rel NMTOKENS #REQUIRED href CDATA #REQUIRED type CDATA #IMPLIED>
    <!ELEMENT style (#PCDATA)>
    <!ATTLIST style media CDATA #IMPLIED>
    <!ELEMENT body (div?,header,main,footer)>
    <!ATTLIST body vocab CDATA #IMPLIED>
    <!ELEMENT div (#PCDATA|a|bdi)*>
    <!ATTLIST div class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED role (img) #IMPLIED aria-label CDATA #IMPLIED>
    <!ELEMENT header (h1)>
    <!ATTLIST header class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT main (section+|p)>
    <!ATTLIST main id ID #IMPLIED class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT section (h2,(ul|ol|p))>
    <!ATTLIST section class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED style CDATA #IMPLIED aria-labelledby IDREF #REQUIRED>
    <!ELEMENT h1 (#PCDATA|bdi)*>
    <!ATTLIST h1 class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT h2 (#PCDATA|bdi|span)*>
    <!ATTLIST h2 id ID #IMPLIED class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT h3 (#PCDATA|bdi|a)*>
    <!ATTLIST h3 class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED property (name) #IMPLIED>
    <!ELEMENT ul (li+)>
    <!ATTLIST ul class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED tabindex (0) #IMPLIED aria-labelledby IDREF #IMPLIED>
    <!ELEMENT ol (li+)>
    <!ATTLIST ol class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT li (#PCDATA|article|bdi|a|span|ins|del)*>
    <!ATTLIST li class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT article ((a|img|div),h3,p*)>
    <!ATTLIST article class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED typeof (Movie) #IMPLIED resource CDATA #IMPLIED>
    <!ELEMENT a (#PCDATA|img|bdi)*>
    <!ATTLIST a class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED property (url) #IMPLIED href CDATA #REQUIRED>
    <!ELEMENT img EMPTY>
    <!ATTLIST img class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED property (image) #IMPLIED src CDATA #REQUIRED srcset CDATA #IMPLIED sizes CDATA #IMPLIED loading (lazy|eager) #IMPLIED decoding (async) #IMPLIED fetchpriority (high|low|auto) #IMPLIED width NMTOKEN #REQUIRED height NMTOKEN #REQUIRED alt CDATA #REQUIRED>
    <!ELEMENT p (#PCDATA|time|span|a|bdi)*>
    <!ATTLIST p class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED property (description) #IMPLIED>
    <!ELEMENT time (#PCDATA)>
    <!ATTLIST time class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED property (datePublished) #IMPLIED datetime NMTOKEN #REQUIRED>
    <!ELEMENT span (#PCDATA)>
    <!ATTLIST span class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED aria-hidden (true) #IMPLIED property NMTOKEN #IMPLIED>
    <!ELEMENT bdi (#PCDATA)>
    <!ATTLIST bdi class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT ins (#PCDATA|bdi|a)*>
    <!ATTLIST ins class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT del (#PCDATA|bdi|a)*>
    <!ATTLIST del class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>
    <!ELEMENT footer (p+)>
    <!ATTLIST footer class NMTOKENS #IMPLIED lang NMTOKEN #IMPLIED xml:lang NMTOKEN #IMPLIED dir (ltr|rtl|auto) #IMPLIED>

    """#
}
